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
import { Reader } from '../../platform/database/reader.js';
import type { Approval } from '../approvals/approval.table.js';
import type { ApprovalKind, Asked, Execution, Preview } from '../approvals/approval-kind.js';
import { NeedsApproval } from '../approvals/needs-approval.js';
import { REVIEWERS, SecondPerson } from '../desk/second-person.js';
import type { SignedInOperator } from '../operators/signed-in-operator.js';
import { type Decision, LoanDecisions, sumOf } from './loan-decisions.js';
import { LOAN_APPROVAL, LOAN_REPAYMENT, LOAN_WRITE_OFF } from './loan-requests.js';

/** What all requests about a loan have in common: who looked at it asks, an owner or operator agrees. */
// Marked, so that what it is built from is known for those that add nothing to it.
@Injectable()
abstract class LoanRequest implements ApprovalKind {
  abstract readonly name: string;
  abstract readonly label: string;
  readonly deciders = REVIEWERS;
  /** In what state a loan can be asked about, and what it becomes. */
  protected abstract readonly from: readonly LoanStatus[];
  protected abstract readonly becomes: LoanStatus;

  constructor(
    protected readonly engine: EngineClient,
    protected readonly reader: Reader,
    protected readonly people: SecondPerson,
    protected readonly decisions: LoanDecisions,
  ) {}

  async preview(asked: Asked): Promise<Preview> {
    const loan = await this.find(asked);
    const { customerId, amount, interest, penalty, status } = loan;
    if (!this.from.includes(status)) throw refused('loan.not_open');
    await this.check(loan);
    const [owner] = await this.reader.select(customers, 'WHERE id = $1', [customerId]);
    const isFixed = interest !== null && penalty !== null;
    const facts = {
      amount: formatDecimal(amount),
      ...(isFixed && { interest: formatDecimal(interest), penalty: formatDecimal(penalty) }),
      ...(isFixed && { total: formatDecimal(sumOf(loan)) }),
      customer: owner?.uid ?? String(customerId),
    };
    return { before: { ...facts, status }, after: { ...facts, status: this.becomes } };
  }

  async prepare(asked: Approval, decider: SignedInOperator): Promise<Execution> {
    const approvedBy = this.people.agreed(asked, decider);
    const { command, depart } = await this.decision(decider, await this.find(asked), approvedBy, asked);
    return { command, follow: depart };
  }

  protected abstract decision(
    by: SignedInOperator,
    loan: Loan,
    approvedBy: ApprovedBy,
    asked: Asked,
  ): Promise<Decision<Command>>;
  /** Refuses what the state alone does not tell. */
  protected async check(_loan: Loan): Promise<void> {}

  private async find({ subject }: Asked): Promise<Loan> {
    const row = await this.reader.first(loans, 'WHERE id = $1', [Number(subject)]);
    if (!row) throw notFound('loan');
    return row;
  }
}

/** A loan beyond what one person may lend. */
@Injectable()
@NeedsApproval()
export class LoanApproval extends LoanRequest {
  readonly name = LOAN_APPROVAL;
  readonly label = 'Large loan';
  protected readonly from = ['review'] as const;
  protected readonly becomes = 'active';

  protected override async check({ amount }: Loan): Promise<void> {
    if ((await this.engine.ask({ kind: 'loan_book.balance' })) < amount) throw refused('loan.book_short');
  }

  protected decision(by: SignedInOperator, loan: Loan, approvedBy: ApprovedBy, { payload }: Asked) {
    return this.decisions.approve(by, loan, approvedBy, String(payload.note ?? ''));
  }
}

/** A repayment by a proof beyond what one person may say has come. */
@Injectable()
@NeedsApproval()
export class LoanRepaymentApproval extends LoanRequest {
  readonly name = LOAN_REPAYMENT;
  readonly label = 'Large repayment of a loan';
  protected readonly from = ['checking'] as const;
  protected readonly becomes = 'repaid';

  protected decision(by: SignedInOperator, loan: Loan, approvedBy: ApprovedBy, { payload }: Asked) {
    return this.decisions.acceptRepayment(by, loan, approvedBy, String(payload.note ?? ''));
  }
}

/** Gives a loan up: the house bears the principal, and its customer borrows no more. Always by two. */
@Injectable()
@NeedsApproval()
export class LoanWriteOff extends LoanRequest {
  readonly name = LOAN_WRITE_OFF;
  readonly label = 'Loan written off';
  protected readonly from = ['active', 'checking'] as const;
  protected readonly becomes = 'written_off';

  protected decision(by: SignedInOperator, loan: Loan, approvedBy: ApprovedBy, { reason }: Asked) {
    return this.decisions.writeOff(by, loan, approvedBy, reason);
  }
}

const refused = (key: RefusalKey) => conflict(key, operatorText(key));
