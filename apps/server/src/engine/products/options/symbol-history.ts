import {
  type BidAt,
  FORMULA1_TICKS,
  type PriceHistory,
  type PriceVariance,
  SELL_BACK_WINDOWS,
  type SellBackWindow,
  secondOf,
  type Tick,
  varianceOf,
} from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';
import { RecentBids } from './recent-bids.js';

type TickPrice = Pick<Tick, 'time' | 'bid'>;

/** Seconds of the longest window plus two: its first second, and an older bid that may carry into it. */
const HISTORY_SECONDS = Math.max(...SELL_BACK_WINDOWS) + 2;

/** Price history of a symbol for pricing offers: last bid of each second and, for old inputs, the last ticks. */
export class SymbolHistory implements PriceHistory {
  private readonly ticks = new RecentBids(FORMULA1_TICKS);
  private readonly seconds = new RecentBids(HISTORY_SECONDS);
  /** Cache by second and window, shared by sales and offers between two ticks. */
  private readonly variances = new Map<string, PriceVariance | null>();

  /** Loads recorded ticks, ascending: the last ticks, and the last tick of each second. */
  load(ticks: readonly TickPrice[], lastOfSeconds: readonly TickPrice[]): void {
    for (const tick of ticks) this.ticks.push(tick);
    for (const tick of lastOfSeconds) this.seconds.push(tick);
  }

  take(tick: TickPrice, undo: UndoList): void {
    this.ticks.push(tick, undo);
    const { last } = this.seconds;
    if (last && secondOf(last.time) === secondOf(tick.time)) this.seconds.replaceLast(tick, undo);
    else this.seconds.push(tick, undo);
    this.variances.clear();
    undo.push(() => this.variances.clear());
  }

  get last(): BidAt | undefined {
    return this.seconds.last;
  }

  lastTicks(): readonly BidAt[] {
    return this.ticks.read(FORMULA1_TICKS);
  }

  variance(at: number, window: SellBackWindow): PriceVariance | null {
    const key = `${secondOf(at)}|${window}`;
    let found = this.variances.get(key);
    if (found === undefined) {
      found = varianceOf(this.seconds.read(window + 2), at, window);
      this.variances.set(key, found);
    }
    return found;
  }
}
