import { Injectable } from '@nestjs/common';
import type { Channel, CodePurpose } from '@truemark/contracts';
import type { Customer } from '../../engine/tables/customer.table.js';
import { FailedAttempts } from '../../platform/auth/failed-attempts.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { type EdgeRefusal, invalidFields, refuseCall } from '../../platform/http/refusal.js';
import { Codes } from '../codes/codes.js';

const HOUR = 3_600_000;

export interface GivenProof {
  readonly code: string | undefined;
  /** The channel that the code went to. */
  readonly channel: Channel;
  readonly password: string | undefined;
  /** The field that the password came in. */
  readonly field: string;
}

/** Shows that whoever changes a credential is the customer, not somebody at his unlocked phone. */
@Injectable()
export class Proof {
  /** Five wrong ones lock it for an hour. */
  private readonly attempts = new FailedAttempts(5, HOUR);

  constructor(
    private readonly codes: Codes,
    private readonly passwords: Passwords,
  ) {}

  /** Null: it is he. A code goes before a password. */
  async refusalOf(customer: Customer, purpose: CodePurpose, given: GivenProof): Promise<EdgeRefusal | null> {
    const { code, channel, password, field } = given;
    if (code === undefined && password === undefined) return refuseCall('auth.proof_needed');
    const who = String(customer.id);
    const lockedFor = this.attempts.lockedFor(who, purpose);
    if (lockedFor > 0) return refuseCall('auth.locked', { minutes: Math.ceil(lockedFor / 60_000) });
    // Counted before it is looked at, so that attempts side by side are all counted.
    this.attempts.failed(who, purpose);
    const looked =
      code === undefined
        ? this.passwords.matches(customer.passwordHash, password ?? '')
        : this.isCode(customer, purpose, channel, code);
    const isRight = await looked.catch((error: unknown) => {
      this.attempts.uncount(who, purpose);
      throw error;
    });
    if (!isRight) {
      return code === undefined
        ? invalidFields({ [field]: 'validation.password_wrong' })
        : refuseCall('auth.code_invalid');
    }
    this.attempts.succeeded(who, purpose);
    return null;
  }

  private isCode(
    { emailKey, mobile }: Customer,
    purpose: CodePurpose,
    channel: Channel,
    code: string,
  ): Promise<boolean> {
    const own = channel === 'email' ? emailKey : mobile;
    return own === null ? Promise.resolve(false) : this.codes.spend(`${channel}:${own}`, purpose, code);
  }
}
