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

/** Where a customer says that he paid to, as it was shown to him then. */
export interface RepaidTo {
  readonly addressId: number;
  readonly code: string;
  readonly protocol: string;
  readonly address: string;
}

/** Money that customers borrow. Sums in 10⁻⁸ of account currency; rates are fractions per day. */
export const loans = table(
  'loans',
  ['id'],
  {
    id: int(),
    customerId: int(),
    productId: int(),
    status: text<LoanStatus>(),
    amount: money(),
    /** The product's terms as they were signed. */
    interestRate: money(),
    freePeriod: int(),
    loanPeriod: int(),
    penaltyRate: money(),
    /** What he signed, with his signature. */
    agreementId: int(),
    /** Hex SHA-256 of its text. */
    agreement: text(),
    createdAt: time(),
    reviewedAt: nullable(time()),
    disbursedAt: nullable(time()),
    /** The first ms after the due day. */
    dueAt: nullable(time()),
    /** While the first proof was checked: it stopped the clock. */
    checkedFrom: nullable(time()),
    checkedUntil: nullable(time()),
    /** The picture of the last proof, and where he says that he paid to. */
    proof: nullable(text()),
    proofAt: nullable(time()),
    repaidTo: nullable(json<RepaidTo>()),
    /** What is repaid beside the amount, fixed by a proof or a repayment; null: it still runs. */
    interest: nullable(money()),
    penalty: nullable(money()),
    /** When it was rejected, cancelled, repaid or given up. */
    endedAt: nullable(time()),
    repaidBy: nullable(text<'balance' | 'proof'>()),
    /** Why it, or the last proof, was rejected, or why it was written off: the customer reads it. */
    reason: nullable(text()),
    /** For the house alone. */
    note: nullable(text()),
    /** The instant of the newest reminder that was sent. */
    remindedAt: nullable(time()),
  },
  { follows: 'replay' },
);
export type Loan = RowOf<typeof loans>;

/** `active`: paid out and to be repaid; `checking`: a proof of its repayment is being looked at. */
export type LoanStatus =
  | 'review'
  | 'active'
  | 'rejected'
  | 'checking'
  | 'repaid'
  | 'cancelled'
  | 'written_off';
