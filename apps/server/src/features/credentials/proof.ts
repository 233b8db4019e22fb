import { Injectable } from '@nestjs/common';
import type { Channel, CodePurpose } from '@truemark/contracts';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { Passwords } from '../../platform/auth/passwords.js';
import {
  invalidFields,
  type RequestRefusal,
  refuseLocked,
  refuseRequest,
} from '../../platform/http/refusal.js';
import { Codes } from '../codes/codes.js';

/** Five failures lock it for an hour. */
const LIMIT = { name: 'proof', most: 5, windowMs: 3_600_000 } as const;

export interface GivenProof {
  readonly code: string | undefined;
  /** Channel of the code. */
  readonly channel: Channel;
  readonly password: string | undefined;
  /** Input field of the password. */
  readonly field: string;
  /** Address of the caller. */
  readonly address: string;
}

/** Proves that a credential is changed by the customer, not by somebody at an unlocked phone. */
@Injectable()
export class Proof {
  private readonly attempts: Attempts;

  constructor(
    private readonly codes: Codes,
    private readonly passwords: Passwords,
    store: AttemptStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** Null: proven. If both are given, the code is checked before the password. */
  async refusalOf(
    customer: Customer,
    purpose: CodePurpose,
    given: GivenProof,
  ): Promise<RequestRefusal | null> {
    const { code, channel, password, field, address } = given;
    if (code === undefined && password === undefined) return refuseRequest('auth.proof_needed');
    const checked = await this.attempts.check(`${customer.id}|${purpose}`, () =>
      code === undefined
        ? this.passwords.matches(customer.passwordHash, password ?? '', address)
        : this.spendCode(customer, purpose, channel, code),
    );
    if (isLocked(checked)) return refuseLocked(checked);
    if (checked) return null;
    return code === undefined
      ? invalidFields({ [field]: 'validation.password_wrong' })
      : refuseRequest('auth.code_invalid');
  }

  private spendCode(
    { emailKey, mobile }: Customer,
    purpose: CodePurpose,
    channel: Channel,
    code: string,
  ): Promise<boolean> {
    const own = channel === 'email' ? emailKey : mobile;
    return own === null ? Promise.resolve(false) : this.codes.spend(`${channel}:${own}`, purpose, code);
  }
}
