import {
  type BidAt,
  FORMER_TICKS,
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

type Told = Pick<Tick, 'time' | 'bid'>;

/** Seconds that the longest window spans, its first and last one, and the one that an older bid holds on to. */
const KEPT_SECONDS = Math.max(...SELL_BACK_WINDOWS) + 2;

/** What offers look back on, of one symbol: the last bid of each second, and for old requests the last ticks. */
export class SymbolHistory implements PriceHistory {
  private readonly ticks = new RecentBids(FORMER_TICKS);
  private readonly seconds = new RecentBids(KEPT_SECONDS);
  /** Sales and offers between two ticks look at the same: by second and window. */
  private readonly measured = new Map<string, PriceVariance | null>();

  /** Takes what is recorded, ascending: the last ticks, and the last one of each second. */
  load(ticks: readonly Told[], lastOfSeconds: readonly Told[]): void {
    for (const tick of ticks) this.ticks.push(tick);
    for (const tick of lastOfSeconds) this.seconds.push(tick);
  }

  take(tick: Told, undo: UndoList): void {
    this.ticks.push(tick, undo);
    const { last } = this.seconds;
    if (last && secondOf(last.time) === secondOf(tick.time)) this.seconds.replaceLast(tick, undo);
    else this.seconds.push(tick, undo);
    this.measured.clear();
    undo.push(() => this.measured.clear());
  }

  get last(): BidAt | undefined {
    return this.seconds.last;
  }

  lastTicks(): readonly BidAt[] {
    return this.ticks.read(FORMER_TICKS);
  }

  variance(at: number, window: SellBackWindow): PriceVariance | null {
    const key = `${secondOf(at)}|${window}`;
    let found = this.measured.get(key);
    if (found === undefined) {
      found = varianceOf(this.seconds.read(window + 2), at, window);
      this.measured.set(key, found);
    }
    return found;
  }
}
