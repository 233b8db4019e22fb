import { Injectable } from '@nestjs/common';
import { formatDecimal } from '@truemark/money';
import type { DecideLoan, DecideRepayment, WriteOffLoan } from '../../engine/products/loans/commands.js';
import type { Loan } from '../../engine/products/loans/tables/loan.table.js';
import type { ApprovedBy } from '../../engine/products/reviews/commands.js';
import { AuditRowBuilder } from '../audit/audit-row-builder.js';
import { removal } from '../claims/claims.js';
import { actorOf, type SignedInOperator } from '../operators/signed-in-operator.js';
import { CashMessage } from '../wallet/cash-message.js';

/** Decision on a loan with its message and audit row, and the follow-up after the commit. */
export interface Decision<C> {
  readonly command: C;
  depart(): void;
}

/** Customer message and audit action. */
export interface DecisionTexts {
  readonly reason: string;
  readonly note: string;
}

interface Told {
  readonly action: string;
  readonly status: Loan['status'];
  /** Text key: `message.<name>`. */
  readonly message: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly reason?: string;
}

/** Total of a loan and its repayment, 10⁻⁸. */
export const sumOf = ({ amount, interest, penalty }: Loan): bigint =>
  amount + (interest ?? 0n) + (penalty ?? 0n);

/**
 * Operator actions on loans, by one operator or by the second of two: complete commands with messages and audit rows.
 */
@Injectable()
export class LoanDecisions {
  constructor(
    private readonly audit: AuditRowBuilder,
    private readonly message: CashMessage,
  ) {}

  async approve(
    by: SignedInOperator,
    loan: Loan,
    approvedBy: ApprovedBy,
    note: string,
  ): Promise<Decision<DecideLoan>> {
    const facts = { days: loan.loanPeriod };
    const told = { action: 'approve', status: 'active', message: 'loan_approved', facts } as const;
    const { rows, depart } = await this.buildRows(by, loan, told);
    const words = { decision: 'approved', reason: null, note: note || null } as const;
    const command = { kind: 'loan.decide', actor: actorOf(by), loanId: loan.id } as const;
    return { command: { ...command, ...words, approvedBy, rows }, depart };
  }

  async reject(
    by: SignedInOperator,
    loan: Loan,
    { reason, note }: DecisionTexts,
  ): Promise<Decision<DecideLoan>> {
    const told = {
      action: 'reject',
      status: 'rejected',
      message: 'loan_rejected',
      facts: { reason },
      reason,
    };
    const { rows, depart } = await this.buildRows(by, loan, told as Told);
    const words = { decision: 'rejected', reason, note: note || null, approvedBy: null } as const;
    const command = { kind: 'loan.decide', actor: actorOf(by), loanId: loan.id } as const;
    return { command: { ...command, ...words, rows }, depart };
  }

  /** The money of the proof has arrived: the sum is that of the proof's time. */
  async acceptRepayment(
    by: SignedInOperator,
    loan: Loan,
    approvedBy: ApprovedBy,
    note: string,
  ): Promise<Decision<DecideRepayment>> {
    const facts = { total: this.message.sum(sumOf(loan)) };
    const told = { action: 'repayment_approve', status: 'repaid', message: 'loan_repaid', facts } as const;
    const { rows, depart } = await this.buildRows(by, loan, told);
    const words = { decision: 'approved', reason: null, note: note || null } as const;
    const command = { kind: 'loan.decide_repayment', actor: actorOf(by), loanId: loan.id } as const;
    return { command: { ...command, ...words, approvedBy, rows }, depart };
  }

  async refuseRepayment(
    by: SignedInOperator,
    loan: Loan,
    { reason, note }: DecisionTexts,
  ): Promise<Decision<DecideRepayment>> {
    const message = 'loan_proof_rejected';
    const told = {
      action: 'repayment_reject',
      status: 'active',
      message,
      facts: { reason },
      reason,
    } as const;
    const { rows, depart } = await this.buildRows(by, loan, told);
    const words = { decision: 'rejected', reason, note: note || null, approvedBy: null } as const;
    const command = { kind: 'loan.decide_repayment', actor: actorOf(by), loanId: loan.id } as const;
    return { command: { ...command, ...words, rows }, depart };
  }

  async writeOff(
    by: SignedInOperator,
    loan: Loan,
    approvedBy: ApprovedBy,
    reason: string,
  ): Promise<Decision<WriteOffLoan>> {
    const message = 'loan_written_off';
    const told = { action: 'write_off', status: 'written_off', message, facts: { reason }, reason } as const;
    const { rows, depart } = await this.buildRows(by, loan, told);
    const command = { kind: 'loan.write_off', actor: actorOf(by), loanId: loan.id } as const;
    return { command: { ...command, reason, approvedBy, rows }, depart };
  }

  private async buildRows(
    by: SignedInOperator,
    loan: Loan,
    { action, status, message, facts, reason }: Told,
  ) {
    const { id, customerId, amount } = loan;
    const trace = this.audit.row(by, {
      action,
      resource: 'loans',
      resourceId: id,
      customerId,
      before: { status: loan.status },
      after: { status, amount: formatDecimal(amount) },
      ...(reason !== undefined && { reason }),
    });
    const known = { id, amount: this.message.sum(amount), ...facts };
    const { rows, depart } = await this.message.of(customerId, message, known);
    // Whoever paid it out, or rejected a proof, keeps working on it: the claim ends with the loan, or expires.
    const done = status === 'active' ? [] : [removal({ kind: 'loans', subjectId: id })];
    return { rows: [...rows, trace, ...done], depart };
  }
}
