import { type BeyondLimit, hasUnblocked, needsSecondPerson, REVIEW_WINDOW } from '@truemark/domain';
import { decimal } from '@truemark/money';
import type { State } from '../../kernel/state.js';
import type { Step } from '../../kernel/step.js';
import type { ApprovedBy } from './commands.js';
import { type Review, reviews, type SumToReview } from './tables/review.table.js';

/** Why this operator needs a second person for that sum at that instant of the wall clock; null: he does not. */
export function beyondLimit(
  state: State,
  { queue, customerId, amount }: SumToReview,
  operatorId: number,
  at: number,
): BeyondLimit | null {
  const wasUnblocked = hasUnblocked({ operatorId, customerId, at }, state.operatorActs.values());
  if (queue === 'withdrawal' && wasUnblocked) return 'unblocked';
  let [aloneBefore, assignedBefore, paidBefore] = [0n, 0n, 0n];
  for (const review of state.reviews.values()) {
    if (review.secondId !== null || review.at <= at - REVIEW_WINDOW) continue;
    const isHis = review.firstId === operatorId;
    if (isHis && review.queue === 'assignment') assignedBefore += review.amount;
    else if (isHis) aloneBefore += review.amount;
    if (review.queue === 'withdrawal' && review.customerId === customerId) paidBefore += review.amount;
  }
  const limits = {
    amount: decimal(state.setting('review_four_eyes_amount')),
    daily: decimal(state.setting('review_four_eyes_daily')),
  };
  return needsSecondPerson({ queue, amount, aloneBefore, assignedBefore, paidBefore }, limits);
}

/**
 * Lets a sum through by one person within his limits, or by two different ones with a request; refuses it otherwise.
 * Approvals stand one after another here, so that no two of them pass a limit together.
 */
export function requireReviewed(
  step: Step,
  sum: SumToReview & Pick<Review, 'refId'>,
  by: ApprovedBy | null | undefined,
): void {
  const { state, actor } = step;
  if (by === undefined && !state.isReviewing) return;
  const [first, second = null] = by?.people ?? [];
  if (!by || first === undefined || actor.kind !== 'operator' || (second ?? first) !== actor.id) {
    return step.refuse('review.second_person', { why: 'nobody' });
  }
  const at = Math.max(by.at, latest(state));
  const hasWaited =
    by.waitedFrom !== undefined && by.approvalId !== null && at - by.waitedFrom >= REVIEW_WINDOW;
  const areTwo = second !== null && second !== first && by.approvalId !== null;
  if (second !== null && !areTwo) step.refuse('review.second_person', { why: 'same' });
  if (!areTwo && !hasWaited) {
    const why = beyondLimit(state, sum, first, at);
    if (why) step.refuse('review.second_person', { why });
  }
  const review: Review = {
    ...sum,
    laneSeq: step.laneSeq,
    firstId: first,
    secondId: second,
    approvalId: by.approvalId,
    waitedFrom: by.waitedFrom ?? null,
    at,
  };
  for (const [laneSeq, old] of state.reviews) {
    if (old.at > at - REVIEW_WINDOW) break;
    step.delete(state.reviews, laneSeq);
  }
  step.set(state.reviews, review.laneSeq, review);
  step.insert(reviews, review);
}

/** When the last approval was; approvals stand in the order of their times. */
function latest({ reviews: known }: State): number {
  let at = 0;
  for (const review of known.values()) at = review.at;
  return at;
}
