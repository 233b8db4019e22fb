import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import type { Assignment, DepositApproval, DepositDetails, DepositRefusal } from '@truemark/contracts/admin';
import { isRefusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Deposit } from '../../engine/products/deposits/tables/deposit.table.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { type ApprovalDraft, Approvals } from '../approvals/approvals.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { Claims, removal } from '../claims/claims.js';
import { SecondPerson } from '../desk/second-person.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { assignBankCommand } from './assign-bank-command.js';
import { DEPOSIT_APPROVAL } from './deposit.approval.js';
import { approveDepositCommand } from './deposit-approving.js';
import { DEPOSIT_ASSIGNMENT } from './deposit-assignment.approval.js';
import { depositFacts } from './deposit-facts.js';
import { DepositsAdmin } from './deposits.admin.js';

type Refused = 'rejected' | 'invalid';

/** Decisions on deposits: money, message and audit row in one commit. Amounts are never typed in. */
@Injectable()
export class DepositDecisionsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly approvals: Approvals,
    private readonly secondPerson: SecondPerson,
    private readonly deposits: DepositsAdmin,
    private readonly message: CashMessage,
  ) {}

  /**
   * Assigns the bank account that the customer asked for. For an account outside the official list, a second operator
   * has to approve if the sum, or the day's total, exceeds what the operator may approve alone: then this only creates
   * the request.
   */
  async assign(
    operator: SignedInOperator,
    id: number,
    target: Assignment,
  ): Promise<ExactDecimals<DepositDetails> | PendingApproval> {
    const row = await this.findClaimed(operator, id);
    const facts = depositFacts(this.message, row);
    const message = await this.message.of(row.customerId, 'deposit_assigned', facts);
    const alone = await this.secondPerson.alone(operator);
    const outcome = await this.engine.submit(
      assignBankCommand(this.audit, operator, row, target, alone, message.rows),
    );
    if (!isRefusal(outcome)) {
      message.depart();
      return this.deposits.one(operator, id);
    }
    if (outcome.key !== 'review.second_person') unwrap(outcome);
    return this.requestApproval(operator, id, {
      kind: DEPOSIT_ASSIGNMENT,
      payload: { ...target },
      reason: '',
    });
  }

  /**
   * Credits the deposit; above the broker's limits a second operator has to approve: then this only creates the
   * request.
   */
  async approve(
    operator: SignedInOperator,
    id: number,
    { note: said }: DepositApproval,
  ): Promise<ExactDecimals<DepositDetails> | PendingApproval> {
    const row = await this.findClaimed(operator, id);
    const alone = await this.secondPerson.alone(operator);
    if (alone) {
      const facts = depositFacts(this.message, row);
      const message = await this.message.of(row.customerId, 'deposit_approved', facts);
      const command = approveDepositCommand(this.audit, operator, row, alone, said, message.rows);
      const outcome = await this.engine.submit(command);
      if (!isRefusal(outcome)) {
        message.depart();
        return this.deposits.one(operator, id);
      }
      if (outcome.key !== 'review.second_person') unwrap(outcome);
    }
    return this.requestApproval(operator, id, {
      kind: DEPOSIT_APPROVAL,
      payload: { note: said },
      reason: said,
    });
  }

  async refuse(
    operator: SignedInOperator,
    id: number,
    decision: Refused,
    { reason, note: said }: DepositRefusal,
  ): Promise<ExactDecimals<DepositDetails> | PendingApproval> {
    const row = await this.findClaimed(operator, id);
    const trace = this.audit.row(operator, {
      action: ACTIONS[decision],
      resource: 'deposits',
      resourceId: id,
      customerId: row.customerId,
      before: { status: row.status },
      after: { status: decision, amount: formatDecimal(row.amount) },
      reason,
    });
    const facts = { ...depositFacts(this.message, row), reason };
    const message = await this.message.of(row.customerId, `deposit_${decision}`, facts);
    const command = { kind: 'deposit.decide', actor: actorOf(operator), depositId: id, decision } as const;
    const words = { reason, note: said || null, approvedBy: null };
    const done = removal({ kind: 'deposits', subjectId: id });
    unwrap(await this.engine.submit({ ...command, ...words, rows: [...message.rows, trace, done] }));
    message.depart();
    return this.deposits.one(operator, id);
  }

  private async requestApproval(
    operator: SignedInOperator,
    id: number,
    asking: Omit<ApprovalDraft, 'subject'>,
  ): Promise<PendingApproval> {
    const request = await this.approvals.request(operator, { ...asking, subject: String(id) });
    return new PendingApproval({ ...(await this.deposits.one(operator, id)), approval_id: request.id });
  }

  private findClaimed(operator: SignedInOperator, id: number): Promise<Deposit> {
    return this.claims.held(operator, 'deposits', id, {
      find: () => this.deposits.find(id),
      waits: ({ status }) => status === 'open',
    });
  }
}

const ACTIONS: Readonly<Record<Refused, string>> = { rejected: 'reject', invalid: 'invalid' };
