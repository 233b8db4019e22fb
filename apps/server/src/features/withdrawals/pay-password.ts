import { Injectable } from '@nestjs/common';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { Passwords } from '../../platform/auth/passwords.js';
import {
  invalidFields,
  type RequestRefusal,
  refuseLocked,
  refuseRequest,
} from '../../platform/http/refusal.js';

const LIMIT = { name: 'payment password', most: 5, windowMs: 3_600_000 } as const;

/** Checks the payment password. Five failures lock it for an hour. */
@Injectable()
export class PayPassword {
  private readonly attempts: Attempts;

  constructor(
    private readonly passwords: Passwords,
    store: AttemptStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** Null: it is correct. */
  async refusalOf(
    { id, payPasswordHash }: Customer,
    given: string | undefined,
    address: string,
  ): Promise<RequestRefusal | null> {
    if (payPasswordHash === null) return refuseRequest('withdraw.no_pay_password');
    if (given === undefined) return invalidFields({ pay_password: 'validation.required' });
    const checked = await this.attempts.check(String(id), () =>
      this.passwords.matches(payPasswordHash, given, address),
    );
    if (isLocked(checked)) return refuseLocked(checked);
    return checked ? null : invalidFields({ pay_password: 'validation.password_wrong' });
  }
}
