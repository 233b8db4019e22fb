import {
  int,
  json,
  money,
  nullable,
  type RowOf,
  table,
  text,
  time,
} from '../../../../platform/database/table.js';

/** Address to which a customer says that he repaid, as shown to him at the time. */
export interface RepaidTo {
  readonly addressId: number;
  readonly code: string;
  readonly protocol: string;
  readonly address: string;
}

/** Loans. Amounts in 10⁻⁸ of account currency; rates are fractions per day. */
export const loans = table(
  'loans',
  ['id'],
  {
    id: int(),
    customerId: int(),
    productId: int(),
    status: text<LoanStatus>(),
    amount: money(),
    /** The product's terms as signed. */
    interestRate: money(),
    freePeriod: int(),
    loanPeriod: int(),
    penaltyRate: money(),
    /** The signed agreement. */
    agreementId: int(),
    /** Hex SHA-256 of its text. */
    agreement: text(),
    createdAt: time(),
    reviewedAt: nullable(time()),
    disbursedAt: nullable(time()),
    /** The first ms after the due day. */
    dueAt: nullable(time()),
    /** Period in which the first proof was checked: interest and penalty paused. */
    checkedFrom: nullable(time()),
    checkedUntil: nullable(time()),
    /** Image of the last proof, and the address paid to. */
    proof: nullable(text()),
    proofAt: nullable(time()),
    repaidTo: nullable(json<RepaidTo>()),
    /** Interest and penalty, fixed by a proof or a repayment; null while they accrue. */
    interest: nullable(money()),
    penalty: nullable(money()),
    /** Time of rejection, cancellation, repayment or write-off. */
    endedAt: nullable(time()),
    repaidBy: nullable(text<'balance' | 'proof'>()),
    /** Reason of a rejection (of the loan or its last proof) or write-off, shown to the customer. */
    reason: nullable(text()),
    /** Internal note. */
    note: nullable(text()),
    /** Time of the newest reminder sent. */
    remindedAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type Loan = RowOf<typeof loans>;

/** `active`: disbursed and unpaid; `checking`: a proof of repayment is being checked. */
export type LoanStatus =
  | 'review'
  | 'active'
  | 'rejected'
  | 'checking'
  | 'repaid'
  | 'cancelled'
  | 'written_off';
