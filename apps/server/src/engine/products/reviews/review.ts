import { type ExceededLimit, hasUnblocked, needsSecondPerson, REVIEW_WINDOW } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { ReviewedQueue } from '../../kernel/product.js';
import type { QueueKind } from '../../kernel/registry.js';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import type { ApprovedBy } from './commands.js';
import { type OperatorTerms, operatorTerms } from './tables/operator-terms.table.js';
import { type Review, reviews, type SumToReview } from './tables/review.table.js';

/** Declaration of a queue by its product. Throws for an unknown queue. */
function queueOf({ catalogue }: State, queue: QueueKind): ReviewedQueue {
  const declared = catalogue.queues[queue];
  if (!declared) throw new Error(`no product has a queue of ${queue}`);
  return declared;
}

/** An operator's own limit for approvals alone in 24 hours; null if he has none. */
export const ownLimitOf = ({ watched }: State, operatorId: number): bigint | null =>
  (watched.get(operatorTerms.name)?.get(operatorId) as OperatorTerms | undefined)?.dailyLimit ?? null;

/**
 * Reason why an operator needs a second person for an amount at that wall-clock time; null if he does not. `own`: his
 * own daily limit.
 */
export function beyondLimit(
  state: State,
  { queue, customerId, amount }: SumToReview,
  operatorId: number,
  at: number,
  own: bigint | null,
): ExceededLimit | null {
  const { flow, limit } = queueOf(state, queue);
  const wasUnblocked = hasUnblocked({ operatorId, customerId, at }, state.operatorActs.values());
  if (flow === 'out' && wasUnblocked) return 'unblocked';
  let [aloneBefore, assignedBefore, paidBefore] = [0n, 0n, 0n];
  for (const review of state.reviews.values()) {
    if (review.secondId !== null || review.at <= at - REVIEW_WINDOW) continue;
    const isHis = review.firstId === operatorId;
    const { flow: of } = queueOf(state, review.queue);
    if (isHis && of === 'assigned') assignedBefore += review.amount;
    else if (isHis) aloneBefore += review.amount;
    if (of === 'out' && review.customerId === customerId) paidBefore += review.amount;
  }
  const daily = decimal(state.setting('review_four_eyes_daily'));
  const limits = {
    amount: limit?.(state) ?? decimal(state.setting('review_four_eyes_amount')),
    // His own limit can only lower the general one.
    daily: own !== null && own < daily ? own : daily,
  };
  return needsSecondPerson({ flow, amount, aloneBefore, assignedBefore, paidBefore }, limits);
}

/**
 * Requires approval of an amount: by one person within his limits, or by two people with a request. Refuses otherwise.
 * The lane serialises approvals, so two of them cannot pass a limit together.
 */
export function requireReviewed(
  step: Step,
  sum: SumToReview & Pick<Review, 'refId'>,
  by: ApprovedBy | null | undefined,
): void {
  const { state } = step;
  if (by === undefined && !state.isReviewing) return;
  const { first, second, approvalId, waitedFrom, isAgreed, at } = approversOf(step, by);
  if (!isAgreed) {
    const own = step.lookUp(operatorTerms, first)?.dailyLimit ?? null;
    const why = beyondLimit(state, sum, first, at, own);
    if (why) step.refuse('review.second_person', { why });
  }
  const review: Review = {
    ...sum,
    laneSeq: step.laneSeq,
    firstId: first,
    secondId: second,
    approvalId,
    waitedFrom,
    at,
  };
  for (const [laneSeq, old] of state.reviews) {
    if (old.at > at - REVIEW_WINDOW) break;
    step.delete(state.reviews, laneSeq);
  }
  step.set(state.reviews, review.laneSeq, review);
  step.insert(reviews, review);
}

/**
 * Requires two different people with a request, the second being the actor; with a single owner, a day's wait replaces
 * him. Returns the request id; refuses otherwise.
 */
export function requireTwoPeople(step: Step, by: ApprovedBy | null | undefined): number {
  const { isAgreed, approvalId } = approversOf(step, by);
  if (!isAgreed || approvalId === null) return step.refuse('review.second_person', { why: 'amount' });
  return approvalId;
}

/**
 * People who approved, the last being the actor, and whether there are two or one has waited. Refuses invalid
 * approvals.
 */
function approversOf(step: Step, by: ApprovedBy | null | undefined) {
  const { state, actor } = step;
  const [first, second = null] = by?.people ?? [];
  if (!by || first === undefined || actor.kind !== 'operator' || (second ?? first) !== actor.id) {
    return step.refuse('review.second_person', { why: 'nobody' });
  }
  const at = Math.max(by.at, latest(state));
  const { approvalId, waitedFrom = null } = by;
  const hasWaited = waitedFrom !== null && approvalId !== null && at - waitedFrom >= REVIEW_WINDOW;
  const areTwo = second !== null && second !== first && approvalId !== null;
  if (second !== null && !areTwo) step.refuse('review.second_person', { why: 'same' });
  return { first, second, approvalId, waitedFrom, isAgreed: areTwo || hasWaited, at };
}

/** Time of the last approval; rows are in order of time. */
function latest({ reviews: known }: State): number {
  let at = 0;
  for (const review of known.values()) at = review.at;
  return at;
}
