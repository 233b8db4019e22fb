import { PERIODS } from '@truemark/domain';
import { queryBuilder } from '../../platform/database/queries.js';
import type { RowWrite } from '../kernel/command.js';
import { lineOf, PartHash } from '../kernel/journal-link.js';
import { rowsFrom } from '../kernel/start-journal.js';
import type { AnyTable } from '../kernel/store/batch.js';
import type { Store } from '../kernel/store/store.js';
import { type Bar, type BarHistory, barHistories, bars } from './tables/market.table.js';

/** Hash of backfilled history: closed bars of one symbol and period, ascending. */
function barsHash(history: readonly Bar[]): string {
  const part = new PartHash();
  part.take(history.map((bar) => lineOf(bars, bar)).join(''), history.length);
  return part.end()[1];
}

/** The row that represents bars of one symbol and period, ascending; at least one bar. */
export function historySummary(history: readonly Bar[]): BarHistory {
  const { symbolId, period, start: until } = history.at(-1) as Bar;
  return { symbolId, period, until, count: history.length, hash: barsHash(history) };
}

/** Backfilled bars of one symbol as rows, and one row per period that represents them. */
export function historyRows(history: readonly Bar[]): RowWrite[] {
  const histories = PERIODS.flatMap((period) => {
    const closed = history.filter((bar) => bar.period === period);
    return closed.length > 0 ? [historySummary(closed)] : [];
  });
  return [
    ...history.map((row): RowWrite => ({ op: 'upsert', table: bars.name, row })),
    ...histories.map((row): RowWrite => ({ op: 'upsert', table: barHistories.name, row })),
  ];
}

/** Rows that represent all stored bars, for data from before there was a journal. */
export async function storedHistories(store: Store): Promise<{ table: AnyTable; row: BarHistory }[]> {
  const found = await store.query('SELECT DISTINCT symbol_id, period FROM bars ORDER BY symbol_id, period');
  return Promise.all(
    found.map(async ({ symbol_id, period }) => {
      const drawn = queryBuilder(bars)
        .selectFrom('bars')
        .selectAll()
        .where('symbol_id', '=', Number(symbol_id))
        .where('period', '=', period as Bar['period'])
        .orderBy('start');
      const history = historySummary(await rowsFrom(store, bars, drawn));
      return { table: barHistories as unknown as AnyTable, row: history };
    }),
  );
}
