import { Injectable } from '@nestjs/common';
import { lockedOutError } from '../../platform/admin/admin-error.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { newSecret, verifyTotp } from '../../platform/auth/totp.js';
import type { Operator } from './operator.table.js';

const LIMIT = { name: 'second factor of an operator', most: 10, windowMs: 15 * 60_000 } as const;

/** Authenticator codes of operators. The secret is stored encrypted. */
@Injectable()
export class SecondFactor {
  /** Counted per operator over all addresses: a stolen password must not allow guessing codes from many addresses. */
  private readonly attempts: Attempts;

  constructor(
    private readonly cipher: Cipher,
    store: AttemptStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** New unused secret, and the `otpauth:` URI that an authenticator app scans. */
  propose(email: string): { secret: string; uri: string } {
    return newSecret('Truemark back office', email);
  }

  close(operatorId: number, secret: string): string {
    return this.cipher.encrypt(secret, purposeOf(operatorId));
  }

  /**
   * Time step of a code that is valid now and not used before; otherwise null. Throws `auth.locked` after ten failures
   * within a quarter of an hour.
   */
  async stepOf(
    { id, totpSecret, totpStep }: Pick<Operator, 'id' | 'totpSecret' | 'totpStep'>,
    code: string,
  ): Promise<number | null> {
    if (totpSecret === null) return null;
    let step: number | null = null;
    const checked = await this.attempts.check(String(id), async () => {
      step = await verifyTotp(this.cipher.decrypt(totpSecret, purposeOf(id)), code);
      return step !== null && step > totpStep;
    });
    if (isLocked(checked)) throw lockedOutError(checked);
    return checked ? step : null;
  }
}

const purposeOf = (operatorId: number): string => `operator ${operatorId}, second factor`;
