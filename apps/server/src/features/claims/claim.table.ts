import type { Review } from '../../engine/products/reviews/tables/review.table.js';
import { int, type RowOf, table, text, time } from '../../platform/database/table.js';

/** Who works on what waits in a queue, so that two do not work on one. */
export const reviewClaims = table('review_claims', ['kind', 'subjectId'], {
  kind: text<ClaimKind>(),
  subjectId: int(),
  operatorId: int(),
  /** Since when; counts for a quarter of an hour. */
  at: time(),
});
export type ReviewClaim = RowOf<typeof reviewClaims>;
/** The queue that it waits in. */
export type ClaimKind = Review['queue'] | 'trader' | 'loanForm';
