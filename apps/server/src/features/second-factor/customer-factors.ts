import { Injectable } from '@nestjs/common';
import type { RowWrite } from '../../engine/protocol.js';
import { AttemptStore, Attempts, isLocked } from '../../platform/auth/attempts.js';
import { Cipher } from '../../platform/auth/cipher.js';
import { newSecret, verifyTotp } from '../../platform/auth/totp.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import { type RequestRefusal, refuseLocked, refuseRequest } from '../../platform/http/refusal.js';
import { SharedStore } from '../../platform/shared-store/shared-store.js';
import { type CustomerFactor, customerFactors } from './customer-factor.table.js';

/** Validity of a proposal, ms. */
const PROPOSAL_LIFETIME = 15 * 60_000;
const LIMIT = { name: 'second factor of a customer', most: 10, windowMs: 15 * 60_000 } as const;

export interface Proposal {
  readonly secret: string;
  /** `otpauth:` URI for the QR code. */
  readonly uri: string;
  /** Encrypted secret, which the client sends back with the first code. */
  readonly proposal: string;
}

interface Proposed {
  readonly secret: string;
  readonly until: number;
}

/** Authenticator apps of customers: proposal, verification, single use of each code. */
@Injectable()
export class CustomerFactors {
  /** Counted per customer over all addresses: a stolen password must not allow guessing codes from many addresses. */
  private readonly attempts: Attempts;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly cipher: Cipher,
    store: AttemptStore,
    private readonly shared: SharedStore,
  ) {
    this.attempts = new Attempts(store, LIMIT);
  }

  /** Serialises work on one customer's factor: no code is accepted twice. */
  inTurn<T>(customerId: number, work: () => Promise<T>): Promise<T> {
    return this.shared.inTurn(`second factor of customer ${customerId}`, work);
  }

  find(customerId: number): Promise<CustomerFactor | null> {
    return this.reader.first(customerFactors, 'WHERE customer_id = $1', [customerId]);
  }

  propose(customerId: number, issuer: string, label: string): Proposal {
    const { secret, uri } = newSecret(issuer, label);
    const proposed: Proposed = { secret, until: wallClock.now() + PROPOSAL_LIFETIME };
    return { secret, uri, proposal: this.cipher.encrypt(JSON.stringify(proposed), proposalOf(customerId)) };
  }

  /** Secret proposed to this customer; null if there was no such proposal, or it has expired. */
  proposed(customerId: number, proposal: string): string | null {
    try {
      const { secret, until } = JSON.parse(this.cipher.decrypt(proposal, proposalOf(customerId))) as Proposed;
      return until > wallClock.now() ? secret : null;
    } catch {
      return null;
    }
  }

  /** Rows of a new factor; null if the code is not valid for its secret now. */
  async adding(customerId: number, secret: string, code: string): Promise<RowWrite[] | null> {
    const step = await verifyTotp(secret, code);
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
   * Rows that use up a code of the customer's app (none without an app), or the refusal. Call it within `inTurn`.
   * Failures are counted per customer, from any address.
   */
  async taking(customerId: number, code: string | undefined): Promise<readonly RowWrite[] | RequestRefusal> {
    const factor = await this.find(customerId);
    if (factor === null) return [];
    if (code === undefined) return refuseRequest('auth.totp_required');
    let step: number | null = null;
    const checked = await this.attempts.check(String(customerId), async () => {
      step = await verifyTotp(this.cipher.decrypt(factor.secret, secretOf(customerId)), code);
      return step !== null && step > factor.lastStep;
    });
    if (isLocked(checked)) return refuseLocked(checked);
    if (!checked) return refuseRequest('auth.totp_invalid');
    return [{ op: 'patch', table: customerFactors.name, row: { customerId, lastStep: step } }];
  }
}

const secretOf = (customerId: number): string => `customer ${customerId}, second factor`;
const proposalOf = (customerId: number): string => `customer ${customerId}, proposed second factor`;
