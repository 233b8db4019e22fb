import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verify } from 'otplib';
import { Seal } from '../../platform/auth/seal.js';
import type { Operator } from './operator.table.js';

/** Seconds that a code counts before and after its own half minute: clocks differ. */
const TOLERANCE = 30;

/** Codes of an authenticator app. The secret is stored sealed. */
@Injectable()
export class SecondFactor {
  constructor(private readonly seal: Seal) {}

  /** A secret nobody uses yet, and the address that an authenticator app reads it from. */
  propose(email: string): { secret: string; uri: string } {
    const secret = generateSecret();
    return { secret, uri: generateURI({ issuer: 'Truemark back office', label: email, secret }) };
  }

  close(operatorId: number, secret: string): string {
    return this.seal.close(secret, purposeOf(operatorId));
  }

  /** Whether the code is right now. */
  async fits({ id, totpSecret }: Pick<Operator, 'id' | 'totpSecret'>, code: string): Promise<boolean> {
    return totpSecret !== null && this.isCodeOf(this.seal.open(totpSecret, purposeOf(id)), code);
  }

  async isCodeOf(secret: string, code: string): Promise<boolean> {
    return (await verify({ secret, token: code, epochTolerance: TOLERANCE })).valid;
  }
}

const purposeOf = (operatorId: number): string => `operator ${operatorId}, second factor`;
