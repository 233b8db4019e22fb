import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Withdrawal, withdrawals } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { SECOND_APPROVERS, SecondPerson } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { approveWithdrawalCommand } from './withdrawal-approving.js';
import { withdrawalFacts } from './withdrawal-facts.js';

export const WITHDRAWAL_APPROVAL = 'withdrawals.approve';

/** Approval of a withdrawal above the broker's limits: the reviewer requests it, another operator approves. */
@Injectable()
@NeedsApproval()
export class WithdrawalApproval implements ApprovalKind {
  readonly name = WITHDRAWAL_APPROVAL;
  readonly label = 'Large withdrawal';
  readonly deciders = SECOND_APPROVERS;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly message: CashMessage,
    private readonly secondPerson: SecondPerson,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { customerId, amount, received, coins, code, protocol, target, status } = await this.find(asked);
    if (status !== 'pending') throw conflict('withdrawals.decided', 'This has already been decided.');
    const [owner] = await this.reader.select(customers, 'WHERE id = $1', [customerId]);
    const facts = {
      amount: formatDecimal(amount),
      ...(coins !== null && { sent: `${formatDecimal(coins)} ${code}` }),
      to: [code, protocol, target.dc_address ?? target.payee_account ?? target.bank_iban]
        .filter(Boolean)
        .join(' '),
      received: formatDecimal(received),
      customer: owner?.uid ?? String(customerId),
    };
    return { before: { ...facts, status }, after: { ...facts, status: 'approved' } };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const row = await this.find(asked);
    const facts = withdrawalFacts(this.message, row);
    const message = await this.message.of(row.customerId, 'withdrawal_approved', facts);
    const note = String(asked.payload.note ?? '');
    const approvedBy = this.secondPerson.agreed(asked, decider);
    const command = approveWithdrawalCommand(this.audit, decider, row, approvedBy, note, message.rows);
    return { command, follow: message.depart };
  }

  private async find({ subject }: ApprovalInput): Promise<Withdrawal> {
    const row = await this.reader.first(withdrawals, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('withdrawal');
    return row;
  }
}
