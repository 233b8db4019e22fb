import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { Reader } from '../../platform/database/reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalKind, Asked, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { REVIEWERS, SecondPerson } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { approving } from './deposit-approving.js';
import { depositFacts } from './deposit-facts.js';

export const DEPOSIT_APPROVAL = 'deposits.approve';

/** Approval of a deposit above the broker's limits: the reviewer requests it, another operator approves. */
@Injectable()
@NeedsApproval()
export class DepositApproval implements ApprovalKind {
  readonly name = DEPOSIT_APPROVAL;
  readonly label = 'Large deposit';
  readonly deciders = REVIEWERS;

  constructor(
    private readonly reader: Reader,
    private readonly audit: AuditTrail,
    private readonly message: CashMessage,
    private readonly people: SecondPerson,
  ) {}

  async preview(asked: Asked): Promise<Preview> {
    const { customerId, amount, code, target, coins, status } = await this.find(asked);
    if (status !== 'open') throw conflict('deposits.decided', 'This has been decided already.');
    if (target === null) throw conflict('deposit.not_assigned', 'The bank details are not there yet.');
    const [owner] = await this.reader.select(customers, 'WHERE id = $1', [customerId]);
    const facts = {
      amount: formatDecimal(amount),
      sent: coins === null ? code : `${formatDecimal(coins)} ${code}`,
      customer: owner?.uid ?? String(customerId),
    };
    return { before: { ...facts, status }, after: { ...facts, status: 'approved' } };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const row = await this.find(asked);
    const message = await this.message.of(
      row.customerId,
      'deposit_approved',
      depositFacts(this.message, row),
    );
    const approvedBy = this.people.agreed(asked, decider);
    const note = String(asked.payload.note ?? '');
    const command = approving(this.audit, decider, row, approvedBy, note, message.rows);
    return { command, follow: message.depart };
  }

  private async find({ subject }: Asked): Promise<Deposit> {
    const row = await this.reader.first(deposits, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('deposit');
    return row;
  }
}
