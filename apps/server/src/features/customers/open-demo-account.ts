import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DemoAccountRequest, SignIn } from '@truemark/contracts';
import type { Refusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { Caller } from '../../platform/http/caller.js';
import { isRequestRefusal, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { UseCaseRateLimiter } from '../../platform/http/use-case-rate-limiter.js';
import { Settings } from '../settings/settings.js';
import { Customers } from './customers.js';

const LIMIT = { name: 'demo', per: 'address', most: 10, windowMs: 3_600_000 } as const;

/** Opens a demo account, or the existing one of the client's id. */
@Injectable()
export class OpenDemoAccount {
  private readonly pending = new Map<string, Promise<Customer | RequestRefusal>>();

  constructor(
    private readonly customers: Customers,
    private readonly settings: Settings,
    private readonly limiter: UseCaseRateLimiter,
  ) {}

  async open(
    { demo_id: id }: DemoAccountRequest,
    caller: Caller,
  ): Promise<SignIn | RequestRefusal | Refusal> {
    if (!this.settings.isOn('is_demo_login')) return refuseRequest('auth.demo_closed');
    // The id is a credential: only its hash is stored.
    const demoId = createHash('sha256').update(id).digest('base64url');
    const customer = await this.findOrCreate(demoId, caller);
    return isRequestRefusal(customer) ? customer : this.signIn(customer, caller);
  }

  /** Concurrent calls with the same id share one result, and count once. */
  private findOrCreate(demoId: string, caller: Caller): Promise<Customer | RequestRefusal> {
    const running = this.pending.get(demoId) ?? this.createIfAbsent(demoId, caller);
    this.pending.set(demoId, running);
    const forget = (): void => void this.pending.delete(demoId);
    running.then(forget, forget);
    return running;
  }

  private async createIfAbsent(demoId: string, caller: Caller): Promise<Customer | RequestRefusal> {
    const name = `demo:${demoId}`;
    const known = await this.customers.byName(name);
    if (known) return known;
    const tooMany = await this.limiter.pass(LIMIT, caller);
    if (tooMany) return tooMany;
    const balance = decimal(this.settings.text('demo_balance'));
    return this.customers.create({ isDemo: true, demoId, lang: caller.lang }, [name], balance);
  }

  private signIn(customer: Customer, caller: Caller): Promise<SignIn> | RequestRefusal {
    const { signIn: reason } = customer.blocked;
    return reason === undefined
      ? this.customers.openSession(customer, caller)
      : refuseRequest('auth.blocked', { reason });
  }
}
