/** What an operator's approvals of a day may come to, 10⁻⁸ of account currency. */
export interface ReviewLimits {
  /** Of one sum. */
  readonly amount: bigint;
  /** Of everything that one operator approves alone in 24 hours. */
  readonly daily: bigint;
}

/** Where a sum goes: it is credited, it leaves the house, or a payment is asked for to an account of nobody's list. */
export type ReviewedFlow = 'in' | 'out' | 'assigned';

export interface ReviewedSum {
  readonly flow: ReviewedFlow;
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
 * towards nothing. What a customer is paid in 24 hours is held together against the limit of a single sum, and so is
 * what an operator sends to accounts of nobody's list, so that a split changes nothing.
 */
export function needsSecondPerson(
  { flow, amount: asked, aloneBefore, assignedBefore, paidBefore }: ReviewedSum,
  limits: ReviewLimits,
): BeyondLimit | null {
  const amount = flow === 'assigned' ? assignedBefore + asked : asked;
  if (amount > limits.amount) return 'amount';
  if (aloneBefore + amount > limits.daily) return 'daily';
  if (flow === 'out' && paidBefore + amount > limits.amount) return 'customer';
  return null;
}
