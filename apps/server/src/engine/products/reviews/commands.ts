import type { BeyondLimit } from '@truemark/domain';
import type { Review, SumToReview } from './tables/review.table.js';

/** Who agreed to an approval. Limits of the house say when one person is enough. */
export interface ApprovedBy {
  /** Who decides alone; or who asked, and who agreed. */
  readonly people: readonly [number] | readonly [number, number];
  /** The request by which two agreed. */
  readonly approvalId: number | null;
  /** In a house with a single owner: when he asked, epoch ms. A day's wait stands in for the second person. */
  readonly waitedFrom?: number;
  /** By the wall clock, epoch ms. */
  readonly at: number;
}

/** Where a coin's price came from: a recorded tick, or what an operator had set for everybody. */
export type PriceSource =
  | { readonly kind: 'tick'; readonly symbolId: number; readonly seq: number; readonly at: number }
  | { readonly kind: 'set'; readonly at: number };

declare module '../../kernel/registry.js' {
  interface Slices {
    /** Approvals of the last 24 hours by the lane's sequence, in the order of their times. */
    readonly reviews: Map<number, Review>;
    /** Off only while a replay decides an approval from before the lane asked who gave it. */
    isReviewing: boolean;
  }
  interface Questions {
    /** Why an operator needs a second person for a sum at that instant of the wall clock; null: he does not. */
    'review.limit': {
      readonly sum: SumToReview;
      readonly operatorId: number;
      readonly at: number;
      readonly answer: BeyondLimit | null;
    };
  }
}
