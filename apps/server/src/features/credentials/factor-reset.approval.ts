import { Injectable } from '@nestjs/common';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { ApprovalKind, Asked, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { CUSTOMER_FACTOR_RESET } from '../customers/customers.admin.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { removingFactor } from '../second-factor/removing-factor.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { CredentialNotice } from './credential-notice.js';

/** Takes the second factor of a customer away who has lost his authenticator app. */
@Injectable()
@NeedsApproval()
export class CustomerFactorReset implements ApprovalKind {
  readonly name = CUSTOMER_FACTOR_RESET;
  readonly label = 'Second factor of a customer';
  readonly deciders = ['owner', 'operator'] as const;

  constructor(
    private readonly reader: Reader,
    private readonly audit: AuditTrail,
    private readonly factors: CustomerFactors,
    private readonly sessions: CustomerSessions,
    private readonly notice: CredentialNotice,
  ) {}

  customerOf({ payload }: Asked): number {
    return Number(payload.customer_id);
  }

  async preview(asked: Asked): Promise<Preview> {
    if (!(await this.factors.find(this.customerOf(asked)))) {
      throw conflict('customers.no_second_factor', 'This customer has no second factor.');
    }
    return { before: { second_factor: 'authenticator app' }, after: { second_factor: 'none' } };
  }

  /** His sessions end with it: whoever holds the lost app may be in one of them. The customer hears of it. */
  async prepare(asked: Asked, decider: SignedInOperator): Promise<Execution> {
    const customer = await this.find(asked);
    const { id } = customer;
    const trace = this.audit.row(decider, {
      action: 'reset second factor',
      resource: 'customers',
      resourceId: id,
      customerId: id,
      before: { has_second_factor: true },
      after: { has_second_factor: false },
      reason: asked.reason,
    });
    const notice = await this.notice.of(customer, 'factor_removed');
    const ended = await this.sessions.endingAll(id);
    const rows = [removingFactor(id), ...ended, ...notice.rows, trace];
    const change = { customerId: id, change: {}, credentialAt: wallClock.now() };
    const command = { kind: 'customer.change', actor: actorOf(decider), ...change, rows } as const;
    return { command, follow: () => notice.depart() };
  }

  private async find(asked: Asked): Promise<Customer> {
    const found = await this.reader.first(customers, 'WHERE id = $1', [this.customerOf(asked)]);
    if (!found) throw notFound('customer');
    return found;
  }
}
