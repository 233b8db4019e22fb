import { Injectable } from '@nestjs/common';
import type { AntiPhishingRequest, User } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { ANTI_PHISHING } from '../codes/customer-words.js';
import { Customers } from '../customers/customers.js';

/** Anti-phishing word, included in every mail and SMS to the customer as proof of origin. */
@Injectable()
export class AntiPhishing {
  constructor(
    private readonly engine: EngineClient,
    private readonly customers: Customers,
  ) {}

  async set({ word }: AntiPhishingRequest, { customerId }: SignedIn): Promise<User | RequestRefusal> {
    const customer = await this.customers.byId(customerId);
    if (!customer) return refuseRequest('auth.session');
    const { [ANTI_PHISHING]: _, ...rest } = customer.profile;
    const profile = word === undefined ? rest : { ...rest, [ANTI_PHISHING]: word };
    await this.engine.submit({
      kind: 'customer.change',
      actor: { kind: 'customer', id: customerId },
      customerId,
      change: { profile },
    });
    return this.customers.user(customerId);
  }
}
