import { reviews } from '../../engine/products/reviews/tables/review.table.js';
import { approvals } from '../../features/approvals/approval.table.js';
import type { Reader } from '../../platform/database/reader.js';
import { expectThat, rowsOf } from './mismatch.js';

const KINDS = {
  deposit: 'deposits.approve',
  withdrawal: 'withdrawals.approve',
  assignment: 'deposits.assign',
} as const;
const WAIT = 24 * 3_600_000;

/**
 * Whatever was approved by two people has their request: asked for by the one, agreed to by the other, for just that.
 * That what one person approved was within the limits of then is derived by the replay.
 */
export async function verifyReviews(reader: Reader): Promise<string> {
  let [alone, together] = [0, 0];
  for await (const review of rowsOf(reader, reviews)) {
    const { queue, refId, firstId, secondId, approvalId, waitedFrom } = review;
    const what = `${queue} ${refId}`;
    if (approvalId === null) {
      expectThat(secondId === null, () => `${what} names a second person and no request`);
      alone++;
      continue;
    }
    const request = await reader.first(approvals, 'WHERE id = $1', [approvalId]);
    expectThat(
      request?.state === 'approved' &&
        request.kind === KINDS[queue] &&
        request.subject === String(refId) &&
        request.makerId === firstId &&
        (secondId === null || request.deciderId === secondId),
      () =>
        `${what} was approved by operators ${firstId} and ${secondId}, request ${approvalId} says otherwise`,
    );
    expectThat(
      secondId !== null ? secondId !== firstId : waitedFrom !== null && review.at - waitedFrom >= WAIT,
      () => `${what} names one person where two were needed`,
    );
    together++;
  }
  return `${alone} deposits and withdrawals were approved by one person, ${together} by two`;
}
