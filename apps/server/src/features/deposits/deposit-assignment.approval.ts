import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
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
import { type AssignedBank, assignBankCommand } from './assign-bank-command.js';
import { depositFacts } from './deposit-facts.js';

export const DEPOSIT_ASSIGNMENT = 'deposits.assign';

/** Assigns a bank account that is not on the official list: it might be anybody's, so two operators decide. */
@Injectable()
@NeedsApproval()
export class DepositAssignment implements ApprovalKind {
  readonly name = DEPOSIT_ASSIGNMENT;
  readonly label = 'Bank account of a deposit';
  readonly deciders = SECOND_APPROVERS;

  constructor(
    private readonly reader: DatabaseReader,
    private readonly audit: AuditRowBuilder,
    private readonly message: CashMessage,
    private readonly secondPerson: SecondPerson,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const { amount, code, target, status } = await this.find(asked);
    if (status !== 'open') throw conflict('deposits.decided', 'This has already been decided.');
    const facts = { amount: formatDecimal(amount), sent: code };
    return { before: { ...facts, target }, after: { ...facts, target: bankOf(asked) } };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const row = await this.find(asked);
    const facts = depositFacts(this.message, row);
    const message = await this.message.of(row.customerId, 'deposit_assigned', facts);
    const agreed = this.secondPerson.agreed(asked, decider);
    const command = assignBankCommand(this.audit, decider, row, bankOf(asked), agreed, message.rows);
    return { command, follow: message.depart };
  }

  private async find({ subject }: ApprovalInput): Promise<Deposit> {
    const row = await this.reader.first(deposits, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('deposit');
    return row;
  }
}

const bankOf = ({ payload }: ApprovalInput): AssignedBank => payload as unknown as AssignedBank;
