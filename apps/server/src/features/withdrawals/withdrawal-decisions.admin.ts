import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  isPaymentReference,
  type PaymentInput,
  type WithdrawalApproval,
  type WithdrawalDetails,
  type WithdrawalRefusal,
} from '@truemark/contracts/admin';
import { isRefusal } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import type { Withdrawal } from '../../engine/products/withdrawals/tables/withdrawal.table.js';
import { invalid } from '../../platform/admin/admin-error.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { Approvals } from '../approvals/approvals.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { Claims, removal } from '../claims/claims.js';
import { SecondPerson } from '../desk/second-person.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';
import { WITHDRAWAL_APPROVAL } from './withdrawal.approval.js';
import { approveWithdrawalCommand } from './withdrawal-approving.js';
import { withdrawalFacts } from './withdrawal-facts.js';
import { WithdrawalsAdmin } from './withdrawals.admin.js';

/** Decisions on withdrawals: money, message and audit row in one commit. */
@Injectable()
export class WithdrawalDecisionsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly audit: AuditRowBuilder,
    private readonly claims: Claims,
    private readonly approvals: Approvals,
    private readonly secondPerson: SecondPerson,
    private readonly withdrawals: WithdrawalsAdmin,
    private readonly message: CashMessage,
  ) {}

  /**
   * Approves the payout in the ledger; above the broker's limits a second operator has to approve: then this only
   * creates the request.
   */
  async approve(
    operator: SignedInOperator,
    id: number,
    { note: said }: WithdrawalApproval,
  ): Promise<ExactDecimals<WithdrawalDetails> | PendingApproval> {
    const row = await this.findClaimed(operator, id);
    const alone = await this.secondPerson.alone(operator);
    if (alone) {
      const facts = withdrawalFacts(this.message, row);
      const message = await this.message.of(row.customerId, 'withdrawal_approved', facts);
      const command = approveWithdrawalCommand(this.audit, operator, row, alone, said, message.rows);
      const outcome = await this.engine.submit(command);
      if (!isRefusal(outcome)) {
        message.depart();
        return this.withdrawals.one(operator, id);
      }
      if (outcome.key !== 'review.second_person') unwrap(outcome);
    }
    const asking = { kind: WITHDRAWAL_APPROVAL, subject: String(id), payload: { note: said }, reason: said };
    const { id: requestId } = await this.approvals.request(operator, asking);
    return new PendingApproval({ ...(await this.withdrawals.one(operator, id)), approval_id: requestId });
  }

  async reject(
    operator: SignedInOperator,
    id: number,
    { reason, note: said }: WithdrawalRefusal,
  ): Promise<ExactDecimals<WithdrawalDetails> | PendingApproval> {
    const row = await this.findClaimed(operator, id);
    const trace = this.audit.row(operator, {
      action: 'reject',
      resource: 'withdrawals',
      resourceId: id,
      customerId: row.customerId,
      before: { status: row.status },
      after: { status: 'rejected', amount: formatDecimal(row.amount) },
      reason,
    });
    const message = await this.message.of(row.customerId, 'withdrawal_rejected', {
      ...withdrawalFacts(this.message, row),
      reason,
    });
    const decision = { decision: 'rejected', approvedBy: null, reason, note: said || null } as const;
    const command = { kind: 'withdrawal.decide', actor: actorOf(operator), withdrawalId: id } as const;
    const rows = [...message.rows, trace, removal({ kind: 'withdrawals', subjectId: id })];
    unwrap(await this.engine.submit({ ...command, ...decision, rows }));
    message.depart();
    return this.withdrawals.one(operator, id);
  }

  /** Marks an approved withdrawal as sent; only the holder of the claim may, so that it is not sent twice. */
  async paid(
    operator: SignedInOperator,
    id: number,
    { reference }: PaymentInput,
  ): Promise<ExactDecimals<WithdrawalDetails> | PendingApproval> {
    const row = await this.findClaimed(operator, id);
    if (!isPaymentReference(reference))
      throw invalid({ reference: 'The reference of the payment, in one line.' });
    const trace = this.audit.row(operator, {
      action: 'paid',
      resource: 'withdrawals',
      resourceId: id,
      customerId: row.customerId,
      after: { status: 'paid', reference },
    });
    const facts = { ...withdrawalFacts(this.message, row), reference };
    const message = await this.message.of(row.customerId, 'withdrawal_paid', facts);
    const command = { kind: 'withdrawal.pay', actor: actorOf(operator), withdrawalId: id } as const;
    const rows = [...message.rows, trace, removal({ kind: 'withdrawals', subjectId: id })];
    unwrap(await this.engine.submit({ ...command, reference, rows }));
    message.depart();
    return this.withdrawals.one(operator, id);
  }

  private findClaimed(operator: SignedInOperator, id: number): Promise<Withdrawal> {
    return this.claims.held(operator, 'withdrawals', id, {
      find: () => this.withdrawals.find(id),
      waits: ({ status }) => status === 'pending' || status === 'approved',
    });
  }
}
