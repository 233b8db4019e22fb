import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { SECOND_APPROVERS, SecondPerson } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { approveDepositCommand } from './deposit-approving.js';
import { depositFacts } from './deposit-facts.js';

export const DEPOSIT_APPROVAL = 'deposits.approve';

/** Approval of a deposit above the broker's limits: the reviewer requests it, another operator approves. */
@Injectable()
@NeedsApproval()
export class DepositApproval implements ApprovalKind {
  readonly name = DEPOSIT_APPROVAL;
  readonly label = 'Large deposit';
  readonly deciders = SECOND_APPROVERS;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly message: CashMessage,
    private readonly secondPerson: SecondPerson,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { customerId, amount, code, target, coins, status } = await this.find(asked);
    if (status !== 'open') throw conflict('deposits.decided', 'This has already been decided.');
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
    const approvedBy = this.secondPerson.agreed(asked, decider);
    const note = String(asked.payload.note ?? '');
    const command = approveDepositCommand(this.audit, decider, row, approvedBy, note, message.rows);
    return { command, follow: message.depart };
  }

  private async find({ subject }: ApprovalInput): Promise<Deposit> {
    const row = await this.reader.first(deposits, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('deposit');
    return row;
  }
}
