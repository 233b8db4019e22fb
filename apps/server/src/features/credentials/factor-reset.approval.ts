import { Injectable } from '@nestjs/common';
import { type Customer, customers } from '../../engine/products/customers/tables/customer.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { CUSTOMER_FACTOR_RESET } from '../customers/customers.admin.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CustomerPasskeys } from '../passkeys/customer-passkeys.js';
import { passkeyFactors, removingPasskeys } from '../passkeys/passkey.table.js';
import { CustomerFactors } from '../second-factor/customer-factors.js';
import { removingFactor } from '../second-factor/removing-factor.js';
import { CustomerSessions } from '../sessions/customer-sessions.js';
import { CredentialNotice } from './credential-notice.js';

/** Removes the second factor and the passkeys of a customer who has lost the device. */
@Injectable()
@NeedsApproval()
export class CustomerFactorReset implements ApprovalKind {
  readonly name = CUSTOMER_FACTOR_RESET;
  readonly label = 'Second factor of a customer';
  readonly deciders = ['owner', 'operator'] as const;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly factors: CustomerFactors,
    private readonly passkeys: CustomerPasskeys,
    private readonly sessions: CustomerSessions,
    private readonly notice: CredentialNotice,
  ) {}

  customerOf({ payload }: ApprovalInput): number {
    return Number(payload.customer_id);
  }

  async preview(asked: ApprovalInput): Promise<Preview> {
    const id = this.customerOf(asked);
    const [app, held] = await Promise.all([this.factors.find(id), this.passkeys.of(id)]);
    if (!app && held.length === 0) {
      throw conflict('customers.no_second_factor', 'This customer has no second factor.');
    }
    const before = { second_factor: app ? 'authenticator app' : 'none', passkeys: held.length };
    return { before, after: { second_factor: 'none', passkeys: 0 } };
  }

  /** Sessions end with it: the finder of the device may be in one of them. The customer is notified. */
  async prepare(asked: ApprovalInput, decider: SignedInOperator): Promise<Execution> {
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
    const notAsked = { op: 'remove', table: passkeyFactors.name, row: { customerId: id } } as const;
    const keys = removingPasskeys(await this.passkeys.of(id));
    const rows = [removingFactor(id), notAsked, ...keys, ...ended, ...notice.rows, trace];
    const change = { customerId: id, change: {}, credentialAt: wallClock.now() };
    const command = { kind: 'customer.change', actor: actorOf(decider), ...change, rows } as const;
    return { command, follow: () => notice.depart() };
  }

  private async find(asked: ApprovalInput): Promise<Customer> {
    const found = await this.reader.first(customers, 'WHERE id = $1', [this.customerOf(asked)]);
    if (!found) throw notFound('customer');
    return found;
  }
}
