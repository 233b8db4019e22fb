import { decodeRow } from '../platform/database/table.js';
import type { State } from './state.js';
import type { Store } from './store/store.js';
import { deposits, withdrawals } from './tables/cash.table.js';

/** Brings deposits and withdrawals that have not ended into memory. */
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
}
