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

  /** The half minute of a code that is right now and was not taken before; null when it is not such a one. */
  async stepOf(
    { id, totpSecret, totpStep }: Pick<Operator, 'id' | 'totpSecret' | 'totpStep'>,
    code: string,
  ): Promise<number | null> {
    if (totpSecret === null) return null;
    const step = await stepOfCode(this.seal.open(totpSecret, purposeOf(id)), code);
    return step !== null && step > totpStep ? step : null;
  }
}

const purposeOf = (operatorId: number): string => `operator ${operatorId}, second factor`;
