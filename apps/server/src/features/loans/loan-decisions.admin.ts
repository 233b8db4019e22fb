import { Injectable } from '@nestjs/common';
import type { ExactDecimals } from '@truemark/contracts';
import {
  LENDERS,
  type LoanApproval,
  type LoanDetails,
  type LoanRefusal,
  type WriteOff,
} from '@truemark/contracts/admin';
import { isRefusal } from '@truemark/domain';
import { EngineClient } from '../../engine/client.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { Command } from '../../engine/protocol.js';
import { PendingApproval } from '../../platform/admin/pending-approval.js';
import { unwrap } from '../../platform/admin/unwrap.js';
import { type ApprovalDraft, Approvals } from '../approvals/approvals.js';
import { Claims } from '../claims/claims.js';
import { SecondPerson } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Decision, LoanDecisions } from './loan-decisions.js';
import { LOAN_APPROVAL, LOAN_REPAYMENT, LOAN_WRITE_OFF } from './loan-requests.js';
import { LoansAdmin } from './loans.admin.js';
import { LoanDetailsAdmin } from './whole-loans.admin.js';

/** The current loan, or the request for a second operator. */
type Answer = ExactDecimals<LoanDetails> | PendingApproval;

/** Decisions on loans: money, message and audit row in one commit. Amounts are never typed in. */
@Injectable()
export class LoanDecisionsAdmin {
  constructor(
    private readonly engine: EngineClient,
    private readonly claims: Claims,
    private readonly approvals: Approvals,
    private readonly secondPerson: SecondPerson,
    private readonly loans: LoansAdmin,
    private readonly details: LoanDetailsAdmin,
    private readonly decisions: LoanDecisions,
  ) {}

  /**
   * Pays it out of the loan book; above the broker's limits a second operator has to approve: then this only creates
   * the request.
   */
  async approve(operator: SignedInOperator, id: number, { note }: LoanApproval): Promise<Answer> {
    const loan = await this.findClaimed(operator, id, 'review');
    return this.decideOrRequest(operator, loan, (by) => this.decisions.approve(operator, loan, by, note), {
      kind: LOAN_APPROVAL,
      payload: { note },
      reason: note,
    });
  }

  async reject(operator: SignedInOperator, id: number, words: LoanRefusal): Promise<Answer> {
    const loan = await this.findClaimed(operator, id, 'review');
    return this.execute(operator, loan, await this.decisions.reject(operator, loan, words));
  }

  /** Confirms that the money of a repayment proof has arrived; above the broker's limits it takes two operators. */
  async approveRepayment(operator: SignedInOperator, id: number, { note }: LoanApproval): Promise<Answer> {
    const loan = await this.findClaimed(operator, id, 'checking');
    return this.decideOrRequest(
      operator,
      loan,
      (by) => this.decisions.acceptRepayment(operator, loan, by, note),
      {
        kind: LOAN_REPAYMENT,
        payload: { note, proof_at: loan.proofAt },
        reason: note,
      },
    );
  }

  /** Requests to confirm the proof end with it, in a turn, so that none is recorded or approved meanwhile. */
  async rejectRepayment(operator: SignedInOperator, id: number, words: LoanRefusal): Promise<Answer> {
    const { depart } = await this.approvals.inTurn(async () => {
      const loan = await this.findClaimed(operator, id, 'checking');
      const decision = await this.decisions.refuseRepayment(operator, loan, words);
      const asked = { kind: LOAN_REPAYMENT, subject: String(id) };
      const { rows, seen } = await this.approvals.withdrawing(operator, asked, words.reason);
      const { command } = decision;
      unwrap(await this.engine.submit({ ...command, rows: [...(command.rows ?? []), ...rows], seen }));
      return decision;
    });
    depart();
    return this.details.one(operator, id);
  }

  /** Requests a write-off, which always takes two operators. */
  async writeOff(operator: SignedInOperator, id: number, { reason, note }: WriteOff): Promise<Answer> {
    const loan = await this.loans.find(id);
    return this.requestApproval(operator, loan, { kind: LOAN_WRITE_OFF, payload: { note }, reason });
  }

  private async decideOrRequest(
    operator: SignedInOperator,
    loan: Loan,
    decision: (by: ApprovedBy) => Promise<Decision<Command>>,
    asking: Omit<ApprovalDraft, 'subject'>,
  ): Promise<Answer> {
    const alone = await this.secondPerson.alone(operator, LENDERS);
    if (alone) {
      const { command, depart } = await decision(alone);
      const outcome = await this.engine.submit(command);
      if (!isRefusal(outcome)) {
        depart();
        return this.details.one(operator, loan.id);
      }
      if (outcome.key !== 'review.second_person') unwrap(outcome);
    }
    return this.requestApproval(operator, loan, asking);
  }

  private async execute(
    operator: SignedInOperator,
    loan: Loan,
    decision: Decision<Command>,
  ): Promise<Answer> {
    unwrap(await this.engine.submit(decision.command));
    decision.depart();
    return this.details.one(operator, loan.id);
  }

  private async requestApproval(
    operator: SignedInOperator,
    { id }: Loan,
    asking: Omit<ApprovalDraft, 'subject'>,
  ): Promise<PendingApproval> {
    const request = await this.approvals.request(operator, { ...asking, subject: String(id) });
    return new PendingApproval({ ...(await this.details.one(operator, id)), approval_id: request.id });
  }

  /** A pending decision belongs to the holder of the claim. */
  private findClaimed(operator: SignedInOperator, id: number, waits: Loan['status']): Promise<Loan> {
    return this.claims.held(operator, 'loans', id, {
      find: () => this.loans.find(id),
      waits: ({ status }) => status === waits,
    });
  }
}
