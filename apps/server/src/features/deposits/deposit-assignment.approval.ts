import { Injectable } from '@nestjs/common';
import { REVIEW_WINDOW } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { type Deposit, deposits } from '../../engine/products/deposits/tables/deposit.table.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { wallClock } from '../../platform/clock.js';
import { Reader } from '../../platform/database/reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalKind, Asked, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { auditLog } from '../audit/audit.table.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { REVIEWERS } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { type AssignedBank, assigning } from './assigning.js';
import { depositFacts } from './deposit-facts.js';
import { bankAccounts } from './deposit-terms.table.js';

export const DEPOSIT_ASSIGNMENT = 'deposits.assign';

/** Sends a payment to a bank account that is not on the house's list: it might be anybody's. */
@Injectable()
@NeedsApproval()
export class DepositAssignment implements ApprovalKind {
  readonly name = DEPOSIT_ASSIGNMENT;
  readonly label = 'Bank account of a deposit';
  readonly deciders = REVIEWERS;

  constructor(
    private readonly reader: Reader,
    private readonly audit: AuditTrail,
    private readonly message: CashMessage,
  ) {}

  async preview(asked: Asked): Promise<Preview> {
    const { amount, code, target, status } = await this.find(asked);
    if (status !== 'open') throw conflict('deposits.decided', 'This has been decided already.');
    const facts = { amount: `${formatDecimal(amount)} ${code}` };
    return { before: { ...facts, target }, after: { ...facts, target: bankOf(asked) } };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const row = await this.find(asked);
    const facts = depositFacts(this.message, row);
    const message = await this.message.of(row.customerId, 'deposit_assigned', facts);
    const command = assigning(this.audit, decider, row, bankOf(asked), message.rows);
    return { command, follow: message.depart };
  }

  /**
   * Whether it is one that the house has named for everybody, by two people, and nothing else: a field that the house's
   * list does not know would be another account beside it.
   */
  async isOfTheHouse({ bank_name, name, account, swift, ifsc, iban }: AssignedBank): Promise<boolean> {
    if (ifsc || iban) return false;
    const found = await this.reader.select(
      bankAccounts,
      'WHERE is_enabled = 1 AND bank_name = $1 AND payee_name = $2 AND payee_account = $3',
      [bank_name, name, account],
    );
    return found.some(({ bankSwift }) => !swift || swift === bankSwift);
  }

  /** What this operator has sent to other accounts than those of the list within 24 hours, 10⁻⁸ of account currency. */
  async namedBy(operatorId: number): Promise<bigint> {
    const traces = await this.reader.select(
      auditLog,
      `WHERE resource = 'deposits' AND action = 'assign' AND operator_id = $1 AND at > $2`,
      [operatorId, wallClock.now() - REVIEW_WINDOW],
    );
    let sum = 0n;
    for (const { resourceId, after } of traces) {
      if (await this.isOfTheHouse(JSON.parse(after ?? '{}') as AssignedBank)) continue;
      const row = await this.reader.first(deposits, 'WHERE id = $1', [Number(resourceId)]);
      sum += row?.amount ?? 0n;
    }
    return sum;
  }

  private async find({ subject }: Asked): Promise<Deposit> {
    const row = await this.reader.first(deposits, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('deposit');
    return row;
  }
}

const bankOf = ({ payload }: Asked): AssignedBank => payload as unknown as AssignedBank;
