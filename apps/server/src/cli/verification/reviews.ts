import { assertConsistent, rowsOf } from '../../engine/kernel/consistency.js';
import { ProductRegistry } from '../../engine/kernel/product-registry.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { reviews } from '../../engine/products/reviews/tables/review.table.js';
import { approvals } from '../../features/approvals/approval.table.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';

const WAIT = 24 * 3_600_000;

/**
 * Verifies that each approval by two people has its request, from the one, approved by the other, for that item.
 * Whether a single person's approval was within the limits is verified by the replay.
 */
export async function verifyReviews(reader: DatabaseReader): Promise<string> {
  const { queues } = new ProductRegistry(PRODUCTS);
  let [alone, together] = [0, 0];
  for await (const review of rowsOf(reader, reviews)) {
    const { queue, refId, firstId, secondId, approvalId, waitedFrom } = review;
    const what = `${queue} ${refId}`;
    if (approvalId === null) {
      assertConsistent(secondId === null, () => `${what} names a second person and no request`);
      alone++;
      continue;
    }
    const request = await reader.first(approvals, 'WHERE id = $1', [approvalId]);
    assertConsistent(
      request?.state === 'approved' &&
        request.kind === queues[queue]?.approval &&
        request.subject === String(refId) &&
        request.makerId === firstId &&
        (secondId === null || request.deciderId === secondId),
      () =>
        `${what} was approved by operators ${firstId} and ${secondId}, request ${approvalId} says otherwise`,
    );
    assertConsistent(
      secondId !== null ? secondId !== firstId : waitedFrom !== null && review.at - waitedFrom >= WAIT,
      () => `${what} names one person where two were needed`,
    );
    together++;
  }
  return `${alone} payments were approved by one person, ${together} by two`;
}
