import { Injectable } from '@nestjs/common';
import type {
  AddSecondFactorRequest,
  RemoveSecondFactorRequest,
  SecondFactorProposal,
  SecondFactorStanding,
} from '@truemark/contracts';
import { formatTimestamp } from '@truemark/i18n';
import { EngineClient } from '../../engine/client.js';
import type { Customer } from '../../engine/products/customers/tables/customer.table.js';
import type { RowWrite } from '../../engine/protocol.js';
import { wallClock } from '../../platform/clock.js';
import type { SignedIn } from '../../platform/http/caller.js';
import {
  invalidFields,
  isRequestRefusal,
  type RequestRefusal,
  refuseRequest,
} from '../../platform/http/refusal.js';
import { Customers } from '../customers/customers.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { removingFactor } from '../second-factor/removing-factor.js';
import { Settings } from '../settings/settings.js';
import { CredentialNotice } from './credential-notice.js';
import { Proof } from './proof.js';

/** Authenticator app of the signed-in customer: set up with the password and a first code, removed with both. */
@Injectable()
export class OwnSecondFactor {
  constructor(
    private readonly engine: EngineClient,
    private readonly customers: Customers,
    private readonly factors: CustomerFactors,
    private readonly proof: Proof,
    private readonly notice: CredentialNotice,
    private readonly settings: Settings,
  ) {}

  async standing(customerId: number): Promise<SecondFactorStanding> {
    const factor = await this.factors.find(customerId);
    return {
      enabled: factor ? 1 : 0,
      created_at: factor ? formatTimestamp(factor.createdAt, this.settings.text('timezone')) : '',
      created_at_ms: factor?.createdAt ?? 0,
    };
  }

  async propose({ customerId }: SignedIn): Promise<SecondFactorProposal | RequestRefusal> {
    const customer = await this.customers.byId(customerId);
    if (!customer) return refuseRequest('auth.session');
    if (await this.factors.find(customerId)) return refuseRequest('second_factor.on');
    const label = customer.email ?? customer.mobile ?? customer.uid;
    return this.factors.propose(customerId, this.settings.text('site_name'), label);
  }

  add(
    { proposal, code, password }: AddSecondFactorRequest,
    { customerId, address }: SignedIn,
  ): Promise<SecondFactorStanding | RequestRefusal> {
    return this.factors.inTurn(customerId, async () => {
      const customer = await this.customers.byId(customerId);
      if (!customer) return refuseRequest('auth.session');
      if (await this.factors.find(customerId)) return refuseRequest('second_factor.on');
      const secret = this.factors.proposed(customerId, proposal);
      if (secret === null) return refuseRequest('second_factor.proposal_expired');
      const refusal = await this.verifyPassword(customer, password, address);
      if (refusal) return refusal;
      const rows = await this.factors.adding(customerId, secret, code);
      if (rows === null) return invalidFields({ code: 'validation.code' });
      return this.write(customer, rows, 'factor_added');
    });
  }

  remove(
    { code, password }: RemoveSecondFactorRequest,
    { customerId, address }: SignedIn,
  ): Promise<SecondFactorStanding | RequestRefusal> {
    return this.factors.inTurn(customerId, async () => {
      const customer = await this.customers.byId(customerId);
      if (!customer) return refuseRequest('auth.session');
      if (!(await this.factors.find(customerId))) return refuseRequest('second_factor.off');
      const refusal = await this.verifyPassword(customer, password, address);
      if (refusal) return refusal;
      const taking = await this.factors.taking(customerId, code);
      if (isRequestRefusal(taking)) {
        return taking.key === 'auth.totp_invalid' ? invalidFields({ code: 'validation.code' }) : taking;
      }
      return this.write(customer, [removingFactor(customerId)], 'factor_removed');
    });
  }

  private verifyPassword(
    customer: Customer,
    password: string,
    address: string,
  ): Promise<RequestRefusal | null> {
    const given = { code: undefined, channel: 'email', password, field: 'password', address } as const;
    return this.proof.refusalOf(customer, 'reset', given);
  }

  private async write(
    customer: Customer,
    rows: readonly RowWrite[],
    change: 'factor_added' | 'factor_removed',
  ): Promise<SecondFactorStanding> {
    const notice = await this.notice.of(customer, change);
    const actor = { kind: 'customer', id: customer.id } as const;
    await this.engine.submit({
      kind: 'customer.change',
      actor,
      customerId: customer.id,
      change: {},
      credentialAt: wallClock.now(),
      rows: [...rows, ...notice.rows],
    });
    notice.depart();
    return this.standing(customer.id);
  }
}
