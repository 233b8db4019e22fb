import { Injectable } from '@nestjs/common';
import { lockedOut } from '../../platform/admin/admin-error.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { newSecret, stepOfCode } from '../../platform/auth/time-codes.js';
import type { Operator } from './operator.table.js';

const LIMIT = { name: 'second factor of an operator', most: 10, windowMs: 15 * 60_000 } as const;

/** Codes of an operator's authenticator app. The secret is stored encrypted. */
@Injectable()
export class SecondFactor {
  /** Of one operator from wherever: who knows a password must not try codes from many addresses. */
  private readonly attempts: Attempts;

  constructor(
    private readonly cipher: Cipher,
    store: AttemptStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** A secret nobody uses yet, and the address that an authenticator app reads it from. */
  propose(email: string): { secret: string; uri: string } {
    return newSecret('Truemark back office', email);
  }

  close(operatorId: number, secret: string): string {
    return this.cipher.encrypt(secret, purposeOf(operatorId));
  }

  /**
   * The half minute of a code that is right now and was not taken before; null when it is not such a one. Throws
   * `auth.locked` after ten wrong ones within a quarter of an hour.
   */
  async stepOf(
    { id, totpSecret, totpStep }: Pick<Operator, 'id' | 'totpSecret' | 'totpStep'>,
    code: string,
  ): Promise<number | null> {
    if (totpSecret === null) return null;
    let step: number | null = null;
    const checked = await this.attempts.check(String(id), async () => {
      step = await stepOfCode(this.cipher.decrypt(totpSecret, purposeOf(id)), code);
      return step !== null && step > totpStep;
    });
    if (isLocked(checked)) throw lockedOut(checked);
    return checked ? step : null;
  }
}

const purposeOf = (operatorId: number): string => `operator ${operatorId}, second factor`;
