import { SELL_BACK_TICKS } from '@truemark/domain';
import { decodeRow } from '../platform/database/table.js';
import type { State } from './state.js';
import type { Store } from './store/store.js';
import { ticks } from './tables/market.table.js';
import { durations, optionSales, options } from './tables/option.table.js';
import { UndoList } from './undo.js';

/** Brings running options, sales that wait, durations and the ticks that a price looks back on into memory. */
export async function loadOptions(state: State, store: Store): Promise<void> {
  const undo = new UndoList();
  for (const row of await store.query(`SELECT * FROM options WHERE status = 'running' ORDER BY id`)) {
    const option = decodeRow(options, row);
    state.options.put(option, state.bookOf(option.customerId), undo);
    state.book.held.noteOption(option, undefined);
    undo.clear();
  }
  for (const row of await store.query(`SELECT * FROM option_sales WHERE status = 'waiting' ORDER BY id`)) {
    state.sales.put(decodeRow(optionSales, row), undo);
    undo.clear();
  }
  for (const row of await store.query('SELECT * FROM durations ORDER BY id')) {
    const duration = decodeRow(durations, row);
    state.durations.set(duration.id, duration);
  }
  for (const symbolId of state.symbols.keys()) {
    const recent = await store.query(
      `SELECT * FROM ticks WHERE symbol_id = $1 ORDER BY seq DESC LIMIT ${SELL_BACK_TICKS}`,
      [symbolId],
    );
    for (const row of recent.reverse()) {
      const { at, bid } = decodeRow(ticks, row);
      state.options.noteTick({ symbolId, time: at, bid });
    }
  }
}
