import { SELL_BACK_TICKS, type Tick } from '@truemark/domain';
import type { UndoList } from '../undo.js';

/** A symbol's last ticks, as many as an offer looks back on: a ring of flat numbers. */
export class RecentTicks {
  private readonly times = new Float64Array(SELL_BACK_TICKS);
  private readonly bids = new Float64Array(SELL_BACK_TICKS);
  private count = 0;

  take({ time, bid }: Pick<Tick, 'time' | 'bid'>, undo?: UndoList): void {
    const place = this.count % SELL_BACK_TICKS;
    const [oldTime, oldBid] = [this.times[place] as number, this.bids[place] as number];
    this.times[place] = time;
    this.bids[place] = bid;
    this.count += 1;
    undo?.push(() => {
      this.count -= 1;
      this.times[place] = oldTime;
      this.bids[place] = oldBid;
    });
  }

  /** Ascending; fewer than an offer needs while there are no more. */
  read(): { readonly time: number; readonly bid: bigint }[] {
    const size = Math.min(this.count, SELL_BACK_TICKS);
    return Array.from({ length: size }, (_, index) => {
      const place = (this.count - size + index) % SELL_BACK_TICKS;
      return { time: this.times[place] as number, bid: BigInt(this.bids[place] as number) };
    });
  }
}
