/** Limits for approvals by one person, 10⁻⁸ of account currency. */
export interface ReviewLimits {
  /** For a single amount. */
  readonly amount: bigint;
  /** For all approvals of one operator alone within 24 hours. */
  readonly daily: bigint;
}

/** Direction of an amount: credited, paid out, or a payment requested to an account outside the official list. */
export type ReviewedFlow = 'in' | 'out' | 'assigned';

export interface ReviewedSum {
  readonly flow: ReviewedFlow;
  readonly amount: bigint;
  /** Amounts that the operator approved alone in the 24 hours before, except assigned accounts. */
  readonly aloneBefore: bigint;
  /** Amounts that the operator assigned to such accounts alone in the 24 hours before. */
  readonly assignedBefore: bigint;
  /** Payouts to this customer approved by one person in the 24 hours before, whoever it was. */
  readonly paidBefore: bigint;
}

/** The limit that would be exceeded; `unblocked`: the operator has just lifted a block of this customer. */
export type ExceededLimit = 'amount' | 'daily' | 'customer' | 'unblocked';

/** Time that an approval counts, ms of the wall clock. */
export const REVIEW_WINDOW = 24 * 3_600_000;

/**
 * Decides whether an approval needs a second person. Returns the exceeded limit, or null. Limits are inclusive;
 * approvals by two people count towards none. Payouts to one customer within 24 hours are summed against the limit of a
 * single amount, and so are an operator's assignments of accounts outside the list, so that splitting gains nothing.
 */
export function needsSecondPerson(
  { flow, amount: asked, aloneBefore, assignedBefore, paidBefore }: ReviewedSum,
  limits: ReviewLimits,
): ExceededLimit | null {
  const amount = flow === 'assigned' ? assignedBefore + asked : asked;
  if (amount > limits.amount) return 'amount';
  if (aloneBefore + amount > limits.daily) return 'daily';
  if (flow === 'out' && paidBefore + amount > limits.amount) return 'customer';
  return null;
}
