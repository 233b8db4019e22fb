import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { newSecret, stepOfCode } from '../../platform/auth/time-codes.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import { type EdgeRefusal, refuseCall, refuseLocked } from '../../platform/http/refusal.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { type CustomerFactor, customerFactors } from './customer-factor.table.js';

/** A proposal can be taken up for so long. */
const PROPOSED = 15 * 60_000;
const LIMIT = { name: 'second factor of a customer', most: 10, windowMs: 15 * 60_000 } as const;

export interface Proposal {
  readonly secret: string;
  /** What an authenticator app reads from the QR code. */
  readonly uri: string;
  /** The secret as only this house can open it: it comes back with the first code. */
  readonly proposal: string;
}

interface Proposed {
  readonly secret: string;
  readonly until: number;
}

/** Authenticator apps of customers: offered, checked, each code taken once. */
@Injectable()
export class CustomerFactors {
  /** Of one customer from wherever: who knows a password must not try codes from many addresses. */
  private readonly attempts: Attempts;

  constructor(
    private readonly reader: Reader,
    private readonly cipher: Cipher,
    store: AttemptStore,
    private readonly shared: SharedStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** Work on one customer's factor, one after the other: no code is taken twice. */
  inTurn<T>(customerId: number, work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn(`second factor of customer ${customerId}`, work);
  }

  find(customerId: number): Promise<CustomerFactor | null> {
    return this.reader.first(customerFactors, 'WHERE customer_id = $1', [customerId]);
  }

  propose(customerId: number, issuer: string, label: string): Proposal {
    const { secret, uri } = newSecret(issuer, label);
    const proposed: Proposed = { secret, until: wallClock.now() + PROPOSED };
    return { secret, uri, proposal: this.cipher.encrypt(JSON.stringify(proposed), proposalOf(customerId)) };
  }

  /** The secret that was proposed to this customer; null when it was not, or too long ago. */
  proposed(customerId: number, proposal: string): string | null {
    try {
      const { secret, until } = JSON.parse(this.cipher.decrypt(proposal, proposalOf(customerId))) as Proposed;
      return until > wallClock.now() ? secret : null;
    } catch {
      return null;
    }
  }

  /** Rows of a new factor; null when the code is not one of now of its secret. */
  async adding(customerId: number, secret: string, code: string): Promise<RowWrite[] | null> {
    const step = await stepOfCode(secret, code);
    if (step === null) return null;
    const row: CustomerFactor = {
      customerId,
      secret: this.cipher.encrypt(secret, secretOf(customerId)),
      createdAt: wallClock.now(),
      lastStep: step,
    };
    return [{ op: 'insert', table: customerFactors.name, row }];
  }

  /**
   * Rows that take a code of the customer's app, none when he has no app; or why he is not let by. Within `inTurn`.
   * Wrong codes are counted by customer, whatever address they come from.
   */
  async taking(customerId: number, code: string | undefined): Promise<readonly RowWrite[] | EdgeRefusal> {
    const factor = await this.find(customerId);
    if (factor === null) return [];
    if (code === undefined) return refuseCall('auth.totp_required');
    let step: number | null = null;
    const checked = await this.attempts.check(String(customerId), async () => {
      step = await stepOfCode(this.cipher.decrypt(factor.secret, secretOf(customerId)), code);
      return step !== null && step > factor.lastStep;
    });
    if (isLocked(checked)) return refuseLocked(checked);
    if (!checked) return refuseCall('auth.totp_invalid');
    return [{ op: 'patch', table: customerFactors.name, row: { customerId, lastStep: step } }];
  }
}

const secretOf = (customerId: number): string => `customer ${customerId}, second factor`;
const proposalOf = (customerId: number): string => `customer ${customerId}, proposed second factor`;
