import { Module } from '@nestjs/common';
import { Warnings } from './warnings.js';

@Module({ providers: [Warnings], exports: [Warnings] })
export class WarningsModule {}
