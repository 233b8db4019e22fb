import type { Payoff } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { Loan, RepaidTo } from './tables/loan.table.js';
import type { LoanStanding } from './tables/loan-standing.table.js';

/** A customer submitted a loan form. The form itself is written as a row. */
export interface SendLoanForm extends CommandBase {
  readonly kind: 'loan.form';
  readonly customerId: number;
  readonly applicationId: number;
}

/** An operator's decision on the form. */
export interface DecideLoanForm extends CommandBase {
  readonly kind: 'loan.decide_form';
  readonly customerId: number;
  readonly applicationId: number;
  readonly decision: 'approved' | 'rejected';
}

/** Submits a signed loan. The lane checks what was signed against the product's terms in force. */
export interface SubmitLoan extends CommandBase {
  readonly kind: 'loan.submit';
  readonly loan: Pick<
    Loan,
    | 'customerId'
    | 'productId'
    | 'amount'
    | 'interestRate'
    | 'freePeriod'
    | 'loanPeriod'
    | 'penaltyRate'
    | 'agreementId'
    | 'agreement'
  >;
}

/** Cancels the customer's own loan while it is in review. */
export interface CancelLoan extends CommandBase {
  readonly kind: 'loan.cancel';
  readonly customerId: number;
  readonly loanId: number;
}

/** `approved` disburses it from the loan book. */
export interface DecideLoan extends CommandBase {
  readonly kind: 'loan.decide';
  readonly loanId: number;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
  readonly note: string | null;
  /** null unless approved. */
  readonly approvedBy: ApprovedBy | null;
}

/** The customer submits proof that he repaid from an external source. */
export interface ProveRepayment extends CommandBase {
  readonly kind: 'loan.prove';
  readonly customerId: number;
  readonly loanId: number;
  readonly proof: string;
  readonly to: RepaidTo;
}

/** `approved`: the money has arrived; `rejected`: the loan stays due as before. */
export interface DecideRepayment extends CommandBase {
  readonly kind: 'loan.decide_repayment';
  readonly loanId: number;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
  readonly note: string | null;
  /** null unless approved. */
  readonly approvedBy: ApprovedBy | null;
}

/** Repays from the free balance of the `change` account: the full payoff at this instant, or nothing. */
export interface RepayLoan extends CommandBase {
  readonly kind: 'loan.repay';
  readonly customerId: number;
  readonly loanId: number;
  /** The payoff that the customer confirmed; absent: whatever is due. */
  readonly total?: bigint;
}

/** Writes the loan off, approved by two people: the broker bears the principal. */
export interface WriteOffLoan extends CommandBase {
  readonly kind: 'loan.write_off';
  readonly loanId: number;
  readonly reason: string;
  readonly approvedBy: ApprovedBy;
}

/** Issued by the engine when a reminder is due. */
export interface RemindBorrower extends CommandBase {
  readonly kind: 'loan.remind';
  readonly loanId: number;
}

/** Moves the firm's own money into the loan book (positive) or out of it (negative), approved by two people. */
export interface FundLoanBook extends CommandBase {
  readonly kind: 'loan_book.fund';
  readonly amount: bigint;
  /** Reason given by the requester. */
  readonly memo: string;
  /** Always a request approved by a second person; its key is `approval:<id>`. */
  readonly approvedBy: ApprovedBy;
}

interface LoanFormResult {
  readonly standing: LoanStanding;
}

interface LoanResult {
  readonly loan: Loan;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'loan.form': { readonly command: SendLoanForm; readonly result: LoanFormResult };
    'loan.decide_form': { readonly command: DecideLoanForm; readonly result: LoanFormResult };
    'loan.submit': { readonly command: SubmitLoan; readonly result: LoanResult };
    'loan.cancel': { readonly command: CancelLoan; readonly result: LoanResult };
    'loan.decide': { readonly command: DecideLoan; readonly result: LoanResult };
    'loan.prove': { readonly command: ProveRepayment; readonly result: LoanResult };
    'loan.decide_repayment': { readonly command: DecideRepayment; readonly result: LoanResult };
    'loan.repay': { readonly command: RepayLoan; readonly result: LoanResult };
    'loan.write_off': { readonly command: WriteOffLoan; readonly result: LoanResult };
    'loan.remind': { readonly command: RemindBorrower; readonly result: { readonly done: true } };
    'loan_book.fund': { readonly command: FundLoanBook; readonly result: { readonly entryId: number } };
  }
  interface Events {
    /** The new state; both apps display it without another request. */
    'loan.changed': { readonly customerId: number; readonly loan: Loan };
    /** Days until the due day; negative: days late. */
    'loan.reminded': { readonly customerId: number; readonly loan: Loan; readonly daysLeft: number };
  }
  interface Questions {
    /** Amount that can still be lent, in 10⁻⁸. */
    'loan_book.balance': { readonly answer: bigint };
    /** A customer's open loan and its payoff now; null if none. */
    'loan.of': {
      readonly customerId: number;
      readonly answer: { readonly loan: Loan | null; readonly payoff: Payoff | null };
    };
  }
  interface Counters {
    loans: number;
  }
  interface QueueKinds {
    loan: true;
    loanRepayment: true;
    loanWriteOff: true;
  }
  interface TimedKinds {
    'loan.reminder': true;
  }
  interface EntryTypes extends Record<keyof typeof entries, true> {}
  interface HouseKinds {
    /** Money available for lending. */
    loan_book: true;
    /** The firm's own money in its books. */
    house_capital: true;
    /** Interest and penalties. */
    loan_income: true;
    /** Repayments from external sources. */
    loan_repayments: true;
    /** Written-off principal. */
    loan_losses: true;
  }
  interface Slices {
    /** Loans in review, active, or with a repayment being checked. */
    readonly loans: Map<number, Loan>;
    /** Customer → status of his loan form. */
    readonly loanStandings: Map<number, LoanStanding>;
    /** Customer → his open loan. */
    readonly loanOf: Map<number, number>;
    /** Customer → his unpaid loan; it blocks withdrawals. */
    readonly unpaidLoans: Map<number, number>;
    /** Customer → his written-off loan; it bars him from borrowing again. */
    readonly writtenOff: Map<number, number>;
  }
}
