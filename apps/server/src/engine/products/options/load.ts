import { FORMULA1_TICKS, SELL_BACK_WINDOWS, secondOf } from '@truemark/domain';
import { decodeRow } from '../../../platform/database/table.js';
import type { State } from '../../kernel/state.js';
import type { Store } from '../../kernel/store/store.js';
import { UndoList } from '../../kernel/undo.js';
import { ticks } from '../../market/tables/market.table.js';
import { durations, optionSales, options } from './tables/option.table.js';

/** Loads running options, waiting sales, durations, and the ticks that pricing looks back on. */
export async function loadOptions(state: State, store: Store): Promise<void> {
  const undo = new UndoList();
  for (const row of await store.query(`SELECT * FROM options WHERE status = 'running' ORDER BY id`)) {
    const option = decodeRow(options, row);
    state.options.put(option, state.bookOf(option.customerId), undo);
    state.book.held.add(option.symbolId, 1);
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
  for (const symbolId of state.symbols.keys()) await loadHistory(state, store, symbolId);
}

/** Restores a symbol's price history as a server without restart would hold it. */
async function loadHistory({ quotes, options }: State, store: Store, symbolId: number): Promise<void> {
  const last = quotes.get(symbolId);
  if (!last) return;
  const begin = (secondOf(last.time) - Math.max(...SELL_BACK_WINDOWS)) * 1_000;
  const read = async (statement: string, parameter: number) => {
    const rows = await store.query(statement, [symbolId, parameter]);
    return rows.map((row) => decodeRow(ticks, row)).map(({ at, bid }) => ({ time: at, bid }));
  };
  const before = await read(
    'SELECT * FROM ticks WHERE symbol_id = $1 AND at <= $2 ORDER BY at DESC, seq DESC LIMIT 1',
    begin,
  );
  // A busy symbol has many ticks per second; only the last of each second counts.
  const since = await read(
    `SELECT * FROM ticks WHERE symbol_id = $1 AND seq IN (
       SELECT max(seq) FROM ticks WHERE symbol_id = $1 AND at > $2 GROUP BY (at + 999) / 1000
     ) ORDER BY seq`,
    begin,
  );
  const latest = await read(
    'SELECT * FROM ticks WHERE symbol_id = $1 ORDER BY seq DESC LIMIT $2',
    FORMULA1_TICKS,
  );
  options.historyOf(symbolId).load(latest.reverse(), [...before, ...since]);
}
