import { CandleBook, type OhlcBar, PERIODS, type Period, type Tick } from '@truemark/domain';
import { decodeRow } from '../../platform/database/table.js';
import type { State } from '../kernel/state.js';
import type { AnyTable } from '../kernel/store/batch.js';
import type { Store } from '../kernel/store/store.js';
import { type Bar, bars, ticks } from './tables/market.table.js';

/** Closed bars per period loaded at start. */
const BARS_LOADED = 1000;
const MINUTE = 60_000;

/** Candles of all symbols: takes durable ticks, and returns closed bars to be written. */
export class BarAggregator {
  readonly table = bars as unknown as AnyTable;
  private closedBars: Bar[] = [];
  readonly book = new CandleBook((symbolId, period, bar) => {
    this.closedBars.push(rowOf(symbolId, period, bar, this.isSimulated(symbolId)));
  });

  /** End of backfilled history per symbol, before which ticks are ignored, epoch ms. */
  private readonly backfilledUntil = new Map<number, number>();

  private constructor(private readonly state: State) {}

  /** Loads closed bars and the ticks since, which restores the running bars. */
  static async load(store: Store, state: State): Promise<BarAggregator> {
    const keeper = new BarAggregator(state);
    for (const symbolId of state.symbols.keys()) await keeper.loadSymbol(store, symbolId);
    return keeper;
  }

  /** Adds ticks in their order; returns the bars they closed. */
  take(taken: readonly Tick[]): readonly Bar[] {
    for (const tick of taken) if (!this.isBackfilled(tick)) this.book.take(tick);
    if (this.closedBars.length === 0) return [];
    const closed = this.closedBars;
    this.closedBars = [];
    return closed;
  }

  /** Adds backfilled history of a symbol that has no bars yet. Ticks within it change no bar. */
  adopt(symbolId: number, rows: readonly Bar[]): void {
    const last = rows.findLast(({ period }) => period === '1min');
    if (last) this.backfilledUntil.set(symbolId, last.start + MINUTE);
    for (const period of PERIODS) {
      this.book.load(symbolId, period, rows.filter((row) => row.period === period).map(barOf));
    }
  }

  private isBackfilled({ symbolId, time }: Tick): boolean {
    return this.backfilledUntil.size > 0 && time < (this.backfilledUntil.get(symbolId) ?? 0);
  }

  private async loadSymbol(store: Store, symbolId: number): Promise<void> {
    let last = Number.NEGATIVE_INFINITY;
    for (const period of PERIODS) {
      const rows = await store.values(
        `SELECT start, open, high, low, close, volume FROM bars
          WHERE symbol_id = $1 AND period = $2 ORDER BY start DESC LIMIT $3`,
        [symbolId, period, BARS_LOADED],
      );
      const loaded = rows.map(storedBar).reverse();
      this.book.load(symbolId, period, loaded);
      if (period === '1min') last = (loaded.at(-1)?.start ?? -MINUTE) + MINUTE;
    }
    // By time first, so that its index is used: times rise with the sequence.
    const since = await store.query(
      'SELECT * FROM ticks WHERE symbol_id = $1 AND at >= $2 ORDER BY at, seq',
      [symbolId, last],
    );
    for (const row of since) {
      const { at, bid } = decodeRow(ticks, row);
      this.book.takeBid(symbolId, at, bid);
    }
  }

  private isSimulated(symbolId: number): boolean {
    const symbol = this.state.symbols.get(symbolId);
    return symbol !== undefined && this.state.isSimulated(symbol);
  }
}

const barOf = ({ start, open, high, low, close, volume }: Bar): OhlcBar => ({
  start,
  open,
  high,
  low,
  close,
  volume,
});

/** A bar from the column order of the query above; all values are safe integers. A start reads tens of thousands. */
const storedBar = ([start, open, high, low, close, volume]: readonly unknown[]): OhlcBar => ({
  start: Number(start),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
});

const rowOf = (symbolId: number, period: Period, bar: OhlcBar, simulated: boolean): Bar => ({
  symbolId,
  period,
  ...bar,
  simulated,
});
