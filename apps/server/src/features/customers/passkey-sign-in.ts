import { Injectable } from '@nestjs/common';
import type { PasskeyLoginRequest, SignIn } from '@truemark/contracts';
import type { Caller } from '../../platform/http/caller.js';
import { isRequestRefusal, type RequestRefusal, refuseRequest } from '../../platform/http/refusal.js';
import { CustomerPasskeys } from '../passkeys/customer-passkeys.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { Customers } from './customers.js';

/**
 * Signs in a customer by passkey alone: the device verified the user by fingerprint, face or PIN, so it counts as both
 * factors.
 */
@Injectable()
export class PasskeySignIn {
  constructor(
    private readonly customers: Customers,
    private readonly passkeys: CustomerPasskeys,
    private readonly factors: CustomerFactors,
  ) {}

  async signIn({ response }: PasskeyLoginRequest, caller: Caller): Promise<SignIn | RequestRefusal> {
    const passkey = await this.passkeys.byId(response.id);
    if (!passkey) return refuseRequest('passkey.refused');
    const { customerId } = passkey;
    return this.factors.inTurn(customerId, async () => {
      const used = await this.passkeys.using(customerId, response);
      if (isRequestRefusal(used)) return used;
      const customer = await this.customers.byId(customerId);
      if (!customer) return refuseRequest('passkey.refused');
      const { signIn: reason } = customer.blocked;
      return reason === undefined
        ? this.customers.openSession(customer, caller, [used])
        : refuseRequest('auth.blocked', { reason });
    });
  }
}
