import { REVIEW_WINDOW } from '@truemark/domain';
import { decodeRow } from '../platform/database/table.js';
import type { State } from './kernel/state.js';
import type { Store } from './kernel/store/store.js';
import { reviews } from './products/reviews/tables/review.table.js';
import { deposits, withdrawals } from './tables/cash.table.js';

/** Brings deposits and withdrawals that have not ended into memory, and who approved what in the last 24 hours. */
export async function loadCash(state: State, store: Store): Promise<void> {
  for (const row of await store.query(`SELECT * FROM deposits WHERE status = 'open' ORDER BY id`)) {
    const deposit = decodeRow(deposits, row);
    state.deposits.set(deposit.id, deposit);
  }
  const unsent = `SELECT * FROM withdrawals WHERE status IN ('pending', 'approved') ORDER BY id`;
  for (const row of await store.query(unsent)) {
    const withdrawal = decodeRow(withdrawals, row);
    state.withdrawals.set(withdrawal.id, withdrawal);
    if (withdrawal.status === 'pending') state.pendingWithdrawals.set(withdrawal.customerId, withdrawal.id);
  }
  const recent = `SELECT * FROM reviews WHERE at > (SELECT max(at) FROM reviews) - ${REVIEW_WINDOW} ORDER BY lane_seq`;
  for (const row of await store.query(recent)) {
    const review = decodeRow(reviews, row);
    state.reviews.set(review.laneSeq, review);
  }
}
