import type { Payoff } from '@truemark/domain';
import type { CommandBase } from '../../kernel/command.js';
import type { ApprovedBy } from '../reviews/commands.js';
import type { entries } from './entries.js';
import type { Loan, RepaidTo } from './tables/loan.table.js';
import type { LoanStanding } from './tables/loan-standing.table.js';

/** A customer has stated who he is and what he has: the form itself travels as a row. */
export interface SendLoanForm extends CommandBase {
  readonly kind: 'loan.form';
  readonly customerId: number;
  readonly applicationId: number;
}

/** An operator has read it. */
export interface DecideLoanForm extends CommandBase {
  readonly kind: 'loan.decide_form';
  readonly customerId: number;
  readonly applicationId: number;
  readonly decision: 'approved' | 'rejected';
}

/** A customer has signed: the lane holds what he signed against the product's terms in force. */
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

/** The customer's own, while it is in review. */
export interface CancelLoan extends CommandBase {
  readonly kind: 'loan.cancel';
  readonly customerId: number;
  readonly loanId: number;
}

/** `approved` pays it out of the loan book. */
export interface DecideLoan extends CommandBase {
  readonly kind: 'loan.decide';
  readonly loanId: number;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
  readonly note: string | null;
  /** null where it is not approved. */
  readonly approvedBy: ApprovedBy | null;
}

/** The customer shows that he paid it back from elsewhere. */
export interface ProveRepayment extends CommandBase {
  readonly kind: 'loan.prove';
  readonly customerId: number;
  readonly loanId: number;
  readonly proof: string;
  readonly to: RepaidTo;
}

/** `approved`: the money of the proof has come; `rejected`: it is to be repaid as before. */
export interface DecideRepayment extends CommandBase {
  readonly kind: 'loan.decide_repayment';
  readonly loanId: number;
  readonly decision: 'approved' | 'rejected';
  readonly reason: string | null;
  readonly note: string | null;
  /** null where it is not approved. */
  readonly approvedBy: ApprovedBy | null;
}

/** From what is free on the customer's `change` account: the whole payoff of this instant, or nothing. */
export interface RepayLoan extends CommandBase {
  readonly kind: 'loan.repay';
  readonly customerId: number;
  readonly loanId: number;
}

/** Two people give it up: the house bears the principal. */
export interface WriteOffLoan extends CommandBase {
  readonly kind: 'loan.write_off';
  readonly loanId: number;
  readonly reason: string;
  readonly approvedBy: ApprovedBy;
}

/** A reminder is due. */
export interface RemindBorrower extends CommandBase {
  readonly kind: 'loan.remind';
  readonly loanId: number;
}

/** Two people put money of the firm's own into what it can lend (above zero), or take some out. */
export interface FundLoanBook extends CommandBase {
  readonly kind: 'loan_book.fund';
  readonly amount: bigint;
  /** Why, in the words of who asked. */
  readonly memo: string;
  /** Always two people, by a request; its key is `approval:<id>`. */
  readonly approvedBy: ApprovedBy;
}

interface Stands {
  readonly standing: LoanStanding;
}

interface Put {
  readonly loan: Loan;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'loan.form': { readonly command: SendLoanForm; readonly result: Stands };
    'loan.decide_form': { readonly command: DecideLoanForm; readonly result: Stands };
    'loan.submit': { readonly command: SubmitLoan; readonly result: Put };
    'loan.cancel': { readonly command: CancelLoan; readonly result: Put };
    'loan.decide': { readonly command: DecideLoan; readonly result: Put };
    'loan.prove': { readonly command: ProveRepayment; readonly result: Put };
    'loan.decide_repayment': { readonly command: DecideRepayment; readonly result: Put };
    'loan.repay': { readonly command: RepayLoan; readonly result: Put };
    'loan.write_off': { readonly command: WriteOffLoan; readonly result: Put };
    'loan.remind': { readonly command: RemindBorrower; readonly result: { readonly done: true } };
    'loan_book.fund': { readonly command: FundLoanBook; readonly result: { readonly entryId: number } };
  }
  interface Events {
    /** In its new state: what both apps show without asking again. */
    'loan.changed': { readonly customerId: number; readonly loan: Loan };
    /** Days until the due day; below zero: days late. */
    'loan.reminded': { readonly customerId: number; readonly loan: Loan; readonly daysLeft: number };
  }
  interface Questions {
    /** What the house can still lend, 10⁻⁸. */
    'loan_book.balance': { readonly answer: bigint };
    /** A customer's one loan that has not ended, and what pays it off now; null where there is none. */
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
    /** What the house can still lend. */
    loan_book: true;
    /** Money of the firm's own that it put into its books. */
    house_capital: true;
    /** Interest and penalties. */
    loan_income: true;
    /** What came back from outside. */
    loan_repayments: true;
    /** What was lent and given up. */
    loan_losses: true;
  }
  interface Slices {
    /** Loans that are in review, to be repaid, or whose repayment is being checked. */
    readonly loans: Map<number, Loan>;
    /** Customer → how his form stands. */
    readonly loanStandings: Map<number, LoanStanding>;
    /** Customer → his one loan among them. */
    readonly loanOf: Map<number, number>;
    /** Customer → the loan that he owes the house: nothing is paid out to him meanwhile. */
    readonly unpaidLoans: Map<number, number>;
    /** Customer → a loan of his that was written off: he cannot borrow again. */
    readonly writtenOff: Map<number, number>;
  }
}
