import { CandleBook, type KlineBar, PERIODS, type Period, type Tick } from '@truemark/domain';
import { decodeRow } from '../../platform/database/table.js';
import type { State } from '../kernel/state.js';
import type { AnyTable } from '../kernel/store/batch.js';
import type { Store } from '../kernel/store/store.js';
import { type Bar, bars, ticks } from './tables/market.table.js';

/** Closed bars of a period that are brought back at start. */
const LOADED = 1000;
const MINUTE = 60_000;

/** The candles of all symbols: fed with durable ticks, it hands closed bars back to be written. */
export class BarKeeper {
  readonly table = bars as unknown as AnyTable;
  private closed: Bar[] = [];
  readonly book = new CandleBook((symbolId, period, bar) => {
    this.closed.push(rowOf(symbolId, period, bar, this.isSimulated(symbolId)));
  });

  /** Up to when drawn history stands for a symbol's ticks, epoch ms. */
  private readonly drawnUntil = new Map<number, number>();

  private constructor(private readonly state: State) {}

  /** Closed bars from storage, and the ticks since on top: the running bars stand where they stood. */
  static async load(store: Store, state: State): Promise<BarKeeper> {
    const keeper = new BarKeeper(state);
    for (const symbolId of state.symbols.keys()) await keeper.loadSymbol(store, symbolId);
    return keeper;
  }

  /** Takes ticks in their order; returns the bars that they closed. */
  take(taken: readonly Tick[]): readonly Bar[] {
    for (const tick of taken) if (!this.isDrawn(tick)) this.book.take(tick);
    if (this.closed.length === 0) return [];
    const closed = this.closed;
    this.closed = [];
    return closed;
  }

  /** Back-filled history of a symbol that has no bars yet: shown with the others from now on. Ticks within it change none. */
  adopt(symbolId: number, rows: readonly Bar[]): void {
    const last = rows.findLast(({ period }) => period === '1min');
    if (last) this.drawnUntil.set(symbolId, last.start + MINUTE);
    for (const period of PERIODS) {
      this.book.load(symbolId, period, rows.filter((row) => row.period === period).map(barOf));
    }
  }

  private isDrawn({ symbolId, time }: Tick): boolean {
    return this.drawnUntil.size > 0 && time < (this.drawnUntil.get(symbolId) ?? 0);
  }

  private async loadSymbol(store: Store, symbolId: number): Promise<void> {
    let last = Number.NEGATIVE_INFINITY;
    for (const period of PERIODS) {
      const rows = await store.values(
        `SELECT start, open, high, low, close, volume FROM bars
          WHERE symbol_id = $1 AND period = $2 ORDER BY start DESC LIMIT $3`,
        [symbolId, period, LOADED],
      );
      const loaded = rows.map(storedBar).reverse();
      this.book.load(symbolId, period, loaded);
      if (period === '1min') last = (loaded.at(-1)?.start ?? -MINUTE) + MINUTE;
    }
    // By time first, so that the index on it is used: times rise with the numbers.
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

const barOf = ({ start, open, high, low, close, volume }: Bar): KlineBar => ({
  start,
  open,
  high,
  low,
  close,
  volume,
});

/** A start reads tens of thousands: only what the book keeps, in the order of its statement, all of it safe integers. */
const storedBar = ([start, open, high, low, close, volume]: readonly unknown[]): KlineBar => ({
  start: Number(start),
  open: Number(open),
  high: Number(high),
  low: Number(low),
  close: Number(close),
  volume: Number(volume),
});

const rowOf = (symbolId: number, period: Period, bar: KlineBar, simulated: boolean): Bar => ({
  symbolId,
  period,
  ...bar,
  simulated,
});
