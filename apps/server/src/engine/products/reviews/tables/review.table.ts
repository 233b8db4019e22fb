import { int, money, nullable, type RowOf, table, text, time } from '../../../../platform/database/table.js';

/** Who let which deposit or withdrawal through, or named an account of nobody's list: one row with each, by the lane. */
export const reviews = table(
  'reviews',
  ['laneSeq'],
  {
    laneSeq: int(),
    queue: text<'deposit' | 'withdrawal' | 'assignment'>(),
    /** The deposit's or withdrawal's number; of an assignment, the deposit's. */
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

/** A deposit or withdrawal that somebody is about to approve, or to send elsewhere. */
export type SumToReview = Pick<Review, 'queue' | 'customerId' | 'amount'>;
