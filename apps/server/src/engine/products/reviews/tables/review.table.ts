import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';
import type { QueueKind } from '../../../kernel/registry.js';

/** Who let which sum through, or named an account of nobody's list: one row with each, by the lane. */
export const reviews = table(
  'reviews',
  ['laneSeq'],
  {
    laneSeq: int(),
    queue: text<QueueKind>(),
    /** Its number in that queue. */
    refId: int(),
    customerId: int(),
    amount: money(),
    /** Who decided alone, or asked for it. */
    firstId: int(),
    /** Who agreed to the request; null: one person was enough. */
    secondId: nullable(int()),
    /** The request. */
    approvalId: nullable(int()),
    /** A house with one owner: since when he has waited, epoch ms. */
    waitedFrom: nullable(time()),
    /** By the wall clock, epoch ms; never earlier than the one before. */
    at: time(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type Review = RowOf<typeof reviews>;

/** A sum that somebody is about to approve. */
export type SumToReview = Pick<Review, 'queue' | 'customerId' | 'amount'>;
