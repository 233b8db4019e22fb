import type { ExceededLimit } from '@truemark/domain';
import type { Review, SumToReview } from './tables/review.table.js';

/** Approval of an action. The limits in the settings decide when one person suffices. */
export interface ApprovedBy {
  /** One person who decides alone, or the requester and the approver. */
  readonly people: readonly [number] | readonly [number, number];
  /** The request that the second person approved. */
  readonly approvalId: number | null;
  /** With a single owner: when he made the request, epoch ms. A day's wait replaces the second person. */
  readonly waitedFrom?: number;
  /** Wall clock, epoch ms. */
  readonly at: number;
}

/** Source of a coin's price: a recorded tick, or a fixed price set by an operator. */
export type PriceSource =
  | { readonly kind: 'tick'; readonly symbolId: number; readonly seq: number; readonly at: number }
  | { readonly kind: 'set'; readonly at: number };

declare module '../../kernel/registry.js' {
  interface Slices {
    /** Approvals of the last 24 hours by lane sequence, in order of time. */
    readonly reviews: Map<number, Review>;
    /** false only while a replay processes an approval older than this check. */
    isReviewing: boolean;
  }
  interface Questions {
    /** Reason why an operator needs a second person for an amount at that wall-clock time; null if he does not. */
    'review.limit': {
      readonly sum: SumToReview;
      readonly operatorId: number;
      readonly at: number;
      readonly answer: ExceededLimit | null;
    };
  }
}
