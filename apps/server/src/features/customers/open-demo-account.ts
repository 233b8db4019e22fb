import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { DemoAccountRequest, SignIn } from '@truemark/contracts';
import { isRefusal, type Refusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { Caller } from '../../platform/http/caller.js';
import { RateGate } from '../../platform/http/rate-gate.js';
import { type EdgeRefusal, refuseCall } from '../../platform/http/refusal.js';
import { Settings } from '../settings/settings.js';
import { Customers } from './customers.js';

const LIMIT = { name: 'demo', per: 'address', most: 10, windowMs: 3_600_000 } as const;

/** Opens a demo account, or the one that the client's id opened before. */
@Injectable()
export class OpenDemoAccount {
  constructor(
    private readonly customers: Customers,
    private readonly settings: Settings,
    private readonly gate: RateGate,
  ) {}

  async open({ demo_id: id }: DemoAccountRequest, caller: Caller): Promise<SignIn | EdgeRefusal | Refusal> {
    if (!this.settings.isOn('is_demo_login')) return refuseCall('auth.demo_closed');
    // Whoever knows the id gets in: only its hash is kept.
    const demoId = createHash('sha256').update(id).digest('base64url');
    const name = `demo:${demoId}`;
    const known = await this.customers.byName(name);
    if (known) return this.letIn(known, caller);
    const tooMany = await this.gate.pass(LIMIT, caller);
    if (tooMany) return tooMany;
    const balance = decimal(this.settings.text('demo_balance'));
    const created = await this.customers.create({ isDemo: true, demoId, lang: caller.lang }, [name], balance);
    if (!isRefusal(created)) return this.letIn(created, caller);
    // Two clients with the same id at once: the second finds what the first made.
    const made = await this.customers.byName(name);
    return made ? this.letIn(made, caller) : created;
  }

  private letIn(customer: Parameters<Customers['letIn']>[0], caller: Caller): Promise<SignIn> | EdgeRefusal {
    const { signIn: reason } = customer.blocked;
    return reason === undefined
      ? this.customers.letIn(customer, caller)
      : refuseCall('auth.blocked', { reason });
  }
}
