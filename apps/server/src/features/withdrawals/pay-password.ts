import { Injectable } from '@nestjs/common';
import type { Customer } from '../../engine/tables/customer.table.js';
import { FailedAttempts } from '../../platform/auth/failed-attempts.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { type EdgeRefusal, invalidFields, refuseCall } from '../../platform/http/refusal.js';

const MOST = 5;
const HOUR = 3_600_000;

/** Asks for the payment password. Five wrong ones lock it for an hour. */
@Injectable()
export class PayPassword {
  private readonly attempts = new FailedAttempts(MOST, HOUR);

  constructor(private readonly passwords: Passwords) {}

  /** Null: it is the right one. */
  async refusalOf({ id, payPasswordHash }: Customer, given: string | undefined): Promise<EdgeRefusal | null> {
    if (payPasswordHash === null) return refuseCall('withdraw.no_pay_password');
    if (given === undefined) return invalidFields({ pay_password: 'validation.required' });
    const who = String(id);
    const lockedFor = this.attempts.lockedFor(who, 'pay');
    if (lockedFor > 0) return refuseCall('auth.locked', { minutes: Math.ceil(lockedFor / 60_000) });
    // Counted before it is looked at, so that attempts side by side are all counted.
    this.attempts.failed(who, 'pay');
    const isRight = await this.passwords.matches(payPasswordHash, given).catch((error: unknown) => {
      this.attempts.uncount(who, 'pay');
      throw error;
    });
    if (!isRight) return invalidFields({ pay_password: 'validation.password_wrong' });
    this.attempts.succeeded(who, 'pay');
    return null;
  }
}
