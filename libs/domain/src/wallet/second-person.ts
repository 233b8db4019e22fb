/** What an operator's approvals of a day may come to, 10⁻⁸ of account currency. */
export interface ReviewLimits {
  /** Of one deposit or withdrawal. */
  readonly amount: bigint;
  /** Of everything that one operator approves alone in 24 hours. */
  readonly daily: bigint;
}

export interface ReviewedSum {
  /** `assignment`: the account that a payment is sent to, which is none of the house's list. */
  readonly queue: 'deposit' | 'withdrawal' | 'assignment';
  readonly amount: bigint;
  /** What the operator approved alone in the 24 hours before, over both queues of money. */
  readonly aloneBefore: bigint;
  /** What the operator sent to such accounts alone in the 24 hours before. */
  readonly assignedBefore: bigint;
  /** What was approved by one person for this customer to be paid out in the 24 hours before, whoever it was. */
  readonly paidBefore: bigint;
}

/** Which limit it would go beyond; `unblocked`: he has just lifted what kept the customer from being paid. */
export type BeyondLimit = 'amount' | 'daily' | 'customer' | 'unblocked';

/** How long an approval counts, ms of the wall clock. */
export const REVIEW_WINDOW = 24 * 3_600_000;

/**
 * Why one person does not suffice; null: he does. A sum at a limit is within it. What two people approved counts
 * towards nothing. A customer's withdrawals of 24 hours are held together against the limit of a single one, and so is
 * what an operator sends to accounts of nobody's list, so that a split changes nothing.
 */
export function needsSecondPerson(
  { queue, amount: asked, aloneBefore, assignedBefore, paidBefore }: ReviewedSum,
  limits: ReviewLimits,
): BeyondLimit | null {
  const amount = queue === 'assignment' ? assignedBefore + asked : asked;
  if (amount > limits.amount) return 'amount';
  if (aloneBefore + amount > limits.daily) return 'daily';
  if (queue === 'withdrawal' && paidBefore + amount > limits.amount) return 'customer';
  return null;
}
