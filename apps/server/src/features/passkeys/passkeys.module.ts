import { Module } from '@nestjs/common';
import { CustomerPasskeys } from './customer-passkeys.js';
import { PasskeyChallenges } from './passkey-challenges.js';

@Module({ providers: [CustomerPasskeys, PasskeyChallenges], exports: [CustomerPasskeys] })
export class PasskeysModule {}
