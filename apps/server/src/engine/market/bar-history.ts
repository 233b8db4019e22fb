import { PERIODS } from '@truemark/domain';
import type { RowWrite } from '../kernel/command.js';
import { barsHash } from '../kernel/journal-link.js';
import { type BarHistory, barHistories } from '../kernel/tables/journal.table.js';
import { type Bar, bars } from './tables/market.table.js';

/** The row that stands for bars of one symbol and period, ascending, of which there is one at least. */
export function historyOf(history: readonly Bar[]): BarHistory {
  const { symbolId, period, start: until } = history.at(-1) as Bar;
  return { symbolId, period, until, count: history.length, hash: barsHash(history) };
}

/** Back-filled bars of one symbol as rows, and one row for each period that stands for all of them. */
export function historyRows(history: readonly Bar[]): RowWrite[] {
  const histories = PERIODS.flatMap((period) => {
    const closed = history.filter((bar) => bar.period === period);
    return closed.length > 0 ? [historyOf(closed)] : [];
  });
  return [
    ...history.map((row): RowWrite => ({ op: 'upsert', table: bars.name, row })),
    ...histories.map((row): RowWrite => ({ op: 'upsert', table: barHistories.name, row })),
  ];
}
