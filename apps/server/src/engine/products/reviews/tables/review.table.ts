import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';
import type { QueueKind } from '../../../kernel/registry.js';

/** Approvals of amounts, and of accounts outside the official list: one row each, written by the lane. */
export const reviews = table(
  'reviews',
  ['laneSeq'],
  {
    laneSeq: int(),
    queue: text<QueueKind>(),
    /** Id of the item in that queue. */
    refId: int(),
    customerId: int(),
    amount: money(),
    /** The operator who decided alone, or made the request. */
    firstId: int(),
    /** The operator who approved the request; null: one person sufficed. */
    secondId: nullable(int()),
    /** The request. */
    approvalId: nullable(int()),
    /** With a single owner: start of his wait, epoch ms. */
    waitedFrom: nullable(time()),
    /** Wall clock, epoch ms; never earlier than the row before. */
    at: time(),
  },
  { appendOnly: true, follows: 'replay' },
);
export type Review = RowOf<typeof reviews>;

/** An amount about to be approved. */
export type SumToReview = Pick<Review, 'queue' | 'customerId' | 'amount'>;
