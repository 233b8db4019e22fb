/** What an operator's approvals of a day may come to, 10⁻⁸ of account currency. */
export interface ReviewLimits {
  /** Of one sum. */
  readonly amount: bigint;
  /** Of everything that one operator approves alone in 24 hours. */
  readonly daily: bigint;
}

export interface ReviewedSum {
  /** Whether it leaves the house. */
  readonly paysOut: boolean;
  readonly amount: bigint;
  /** What the operator approved alone in the 24 hours before, over all queues. */
  readonly aloneBefore: bigint;
  /** What was approved by one person for this customer to be paid out in the 24 hours before, whoever it was. */
  readonly paidBefore: bigint;
}

/** Which limit it would go beyond. */
export type BeyondLimit = 'amount' | 'daily' | 'customer';

/** How long an approval counts, ms of the wall clock. */
export const REVIEW_WINDOW = 24 * 3_600_000;

/**
 * Why one person does not suffice; null: he does. A sum at a limit is within it. What two people approved counts
 * towards nothing. What a customer is paid in 24 hours is held together against the limit of a single sum, so that
 * a split changes nothing.
 */
export function needsSecondPerson(
  { paysOut, amount, aloneBefore, paidBefore }: ReviewedSum,
  limits: ReviewLimits,
): BeyondLimit | null {
  if (amount > limits.amount) return 'amount';
  if (aloneBefore + amount > limits.daily) return 'daily';
  if (paysOut && paidBefore + amount > limits.amount) return 'customer';
  return null;
}
