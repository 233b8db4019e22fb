import { Injectable } from '@nestjs/common';
import type { AmendPayPasswordRequest } from '@truemark/contracts';
import { EngineClient } from '../../engine/client.js';
import { Passwords } from '../../platform/auth/passwords.js';
import { wallClock } from '../../platform/clock.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { Customers } from '../customers/customers.js';
import { Proof } from './proof.js';

/**
 * Payment password: six digits, hashed like the password. The first one needs proof and starts the payout hold like any
 * change: an intruder in a session must not set it and withdraw with it.
 */
@Injectable()
export class AmendPayPassword {
  constructor(
    private readonly engine: EngineClient,
    private readonly customers: Customers,
    private readonly passwords: Passwords,
    private readonly proof: Proof,
  ) {}

  async amend(
    request: AmendPayPasswordRequest,
    { customerId, address }: SignedIn,
  ): Promise<RequestRefusal | null> {
    const customer = await this.customers.byId(customerId);
    if (!customer) return refuseRequest('auth.session');
    const { auth_code: code, login_password: password, type: channel } = request;
    const given = { code, channel, password, field: 'login_password', address };
    const refusal = await this.proof.refusalOf(customer, 'payment', given);
    if (refusal) return refusal;
    const payPasswordHash = await this.passwords.hash(request.password, address);
    await this.engine.submit({
      kind: 'customer.change',
      actor: { kind: 'customer', id: customerId },
      customerId,
      change: { payPasswordHash },
      credentialAt: wallClock.now(),
    });
    return null;
  }
}
