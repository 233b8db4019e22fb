import { Injectable } from '@nestjs/common';
import { Seal } from '../../platform/auth/seal.js';
import { newSecret, stepOfCode } from '../../platform/auth/time-codes.js';
import type { Operator } from './operator.table.js';

/** Codes of an operator's authenticator app. The secret is stored sealed. */
@Injectable()
export class SecondFactor {
  constructor(private readonly seal: Seal) {}

  /** A secret nobody uses yet, and the address that an authenticator app reads it from. */
  propose(email: string): { secret: string; uri: string } {
    return newSecret('Truemark back office', email);
  }

  close(operatorId: number, secret: string): string {
    return this.seal.close(secret, purposeOf(operatorId));
  }

  /** Whether the code is right now. */
  async fits({ id, totpSecret }: Pick<Operator, 'id' | 'totpSecret'>, code: string): Promise<boolean> {
    return totpSecret !== null && this.isCodeOf(this.seal.open(totpSecret, purposeOf(id)), code);
  }

  async isCodeOf(secret: string, code: string): Promise<boolean> {
    return (await stepOfCode(secret, code)) !== null;
  }
}

const purposeOf = (operatorId: number): string => `operator ${operatorId}, second factor`;
