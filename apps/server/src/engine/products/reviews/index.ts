import { REVIEW_WINDOW } from '@truemark/domain';
import { defineProduct } from '../../kernel/product.js';
import { beyondLimit, ownLimitOf } from './review.js';
import { operatorTerms } from './tables/operator-terms.table.js';
import { reviews as table } from './tables/review.table.js';

/** Approvals of the last 24 hours, and the four-eyes rule. */
export const reviews = defineProduct({
  name: 'reviews',
  lane: {
    answers: {
      'review.limit': (state, { sum, operatorId, at }) =>
        beyondLimit(state, sum, operatorId, at, ownLimitOf(state, operatorId)),
    },
  },
  state: {
    tables: [table, operatorTerms],
    slice: () => ({ reviews: new Map(), isReviewing: true }),
    load: async (state, loader) => {
      const recent = 'WHERE at > (SELECT max(at) FROM reviews) - $1 ORDER BY lane_seq';
      for (const review of await loader.select(table, recent, [REVIEW_WINDOW]))
        state.reviews.set(review.laneSeq, review);
    },
  },
});
