import { Injectable } from '@nestjs/common';
import type { RefusalKey } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import { EngineClient } from '../../engine/client.js';
import { customers } from '../../engine/products/customers/tables/customer.table.js';
import { type Loan, type LoanStatus, loans } from '../../engine/products/loans/tables/loan.table.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import type { Command } from '../../engine/protocol.js';
import { conflict, notFound } from '../../platform/admin/admin-error.js';
import { operatorText } from '../../platform/admin/unwrap.js';
import { DatabaseReader } from '../../platform/database/database-reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalInput, ApprovalKind, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { SECOND_APPROVERS, SecondPerson } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Decision, LoanDecisions, sumOf } from './loan-decisions.js';
import { LOAN_APPROVAL, LOAN_REPAYMENT, LOAN_WRITE_OFF } from './loan-requests.js';

/** Base class of loan requests: the reviewer requests, an owner or operator approves. */
// Decorated, so that subclasses without a constructor inherit its parameter types.
@Injectable()
abstract class LoanRequest implements ApprovalKind {
  abstract readonly name: string;
  abstract readonly label: string;
  readonly deciders = SECOND_APPROVERS;
  /** Loan states in which the request is possible, and the resulting state. */
  protected abstract readonly allowedStatuses: readonly LoanStatus[];
  protected abstract readonly resultingStatus: LoanStatus;

  constructor(
    protected readonly engine: EngineClient,
    protected readonly reader: DatabaseReader,
    protected readonly secondPerson: SecondPerson,
    protected readonly decisions: LoanDecisions,
  ) {}

  async preview(asked: ApprovalInput): Promise<Preview> {
    const loan = await this.find(asked);
    const { customerId, amount, interest, penalty, status } = loan;
    if (!this.allowedStatuses.includes(status)) throw refused('loan.not_open');
    await this.check(loan, asked);
    const [owner] = await this.reader.select(customers, 'WHERE id = $1', [customerId]);
    const isFixed = interest !== null && penalty !== null;
    const facts = {
      amount: formatDecimal(amount),
      ...(isFixed && { interest: formatDecimal(interest), penalty: formatDecimal(penalty) }),
      ...(isFixed && { total: formatDecimal(sumOf(loan)) }),
      customer: owner?.uid ?? String(customerId),
    };
    return { before: { ...facts, status }, after: { ...facts, status: this.resultingStatus } };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const approvedBy = this.secondPerson.agreed(asked, decider);
    const { command, depart } = await this.decision(decider, await this.find(asked), approvedBy, asked);
    return { command, follow: depart };
  }

  protected abstract decision(
    by: SignedInOperator,
    loan: Loan,
    approvedBy: ApprovedBy,
    asked: ApprovalInput,
  ): Promise<Decision<Command>>;
  /** Checks beyond the state. */
  protected async check(_loan: Loan, _asked: ApprovalInput): Promise<void> {}

  private async find({ subject }: ApprovalInput): Promise<Loan> {
    const row = await this.reader.first(loans, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('loan');
    return row;
  }
}

/** Payout of a loan above what one operator may approve. */
@Injectable()
@NeedsApproval()
export class LoanApproval extends LoanRequest {
  readonly name = LOAN_APPROVAL;
  readonly label = 'Large loan';
  protected readonly allowedStatuses = ['review'] as const;
  protected readonly resultingStatus = 'active';

  protected override async check({ amount }: Loan): Promise<void> {
    if ((await this.engine.ask({ kind: 'loan_book.balance' })) < amount) throw refused('loan.book_short');
  }

  protected decision(by: SignedInOperator, loan: Loan, approvedBy: ApprovedBy, { payload }: ApprovalInput) {
    return this.decisions.approve(by, loan, approvedBy, String(payload.note ?? ''));
  }
}

/** Repayment by a proof above what one operator may confirm; the request is for this proof alone. */
@Injectable()
@NeedsApproval()
export class LoanRepaymentApproval extends LoanRequest {
  readonly name = LOAN_REPAYMENT;
  readonly label = 'Large repayment of a loan';
  protected readonly allowedStatuses = ['checking'] as const;
  protected readonly resultingStatus = 'repaid';

  protected override async check({ proofAt }: Loan, { payload }: ApprovalInput): Promise<void> {
    if (payload.proof_at !== proofAt) throw refused('loan.not_open');
  }

  protected decision(by: SignedInOperator, loan: Loan, approvedBy: ApprovedBy, { payload }: ApprovalInput) {
    return this.decisions.acceptRepayment(by, loan, approvedBy, String(payload.note ?? ''));
  }
}

/**
 * Writes a loan off: the broker bears the principal, and the customer cannot borrow again. Always takes two operators.
 */
@Injectable()
@NeedsApproval()
export class LoanWriteOff extends LoanRequest {
  readonly name = LOAN_WRITE_OFF;
  readonly label = 'Loan written off';
  protected readonly allowedStatuses = ['active', 'checking'] as const;
  protected readonly resultingStatus = 'written_off';

  protected decision(by: SignedInOperator, loan: Loan, approvedBy: ApprovedBy, { reason }: ApprovalInput) {
    return this.decisions.writeOff(by, loan, approvedBy, reason);
  }
}

const refused = (key: RefusalKey) => conflict(key, operatorText(key));
