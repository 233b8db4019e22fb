import type { BidAt, Tick } from '@truemark/domain';
import type { UndoList } from '../../kernel/undo.js';

type TickPrice = Pick<Tick, 'time' | 'bid'>;

/** Ring buffer of the last bids and their times, in typed arrays that grow up to `maxSize`. */
export class RecentBids {
  private times = new Float64Array(64);
  private bids = new Float64Array(64);
  private count = 0;

  constructor(private readonly maxSize: number) {}

  get last(): BidAt | undefined {
    return this.count === 0 ? undefined : this.at(this.count - 1);
  }

  push(told: TickPrice, undo?: UndoList): void {
    this.grow();
    this.count += 1;
    this.write(told, 1, undo);
  }

  replaceLast(told: TickPrice, undo?: UndoList): void {
    this.write(told, 0, undo);
  }

  /** The last bids, ascending: at most `most`, fewer if there are not as many. */
  read(most: number): BidAt[] {
    const size = Math.min(this.count, this.maxSize, most);
    return Array.from({ length: size }, (_, index) => this.at(this.count - size + index));
  }

  private at(index: number): BidAt {
    const place = index % this.times.length;
    return { time: this.times[place] as number, bid: BigInt(this.bids[place] as number) };
  }

  /** Writes the last slot; `added` is 1 if the slot is new. */
  private write({ time, bid }: TickPrice, added: 0 | 1, undo?: UndoList): void {
    const place = (this.count - 1) % this.times.length;
    const [oldTime, oldBid] = [this.times[place] as number, this.bids[place] as number];
    this.times[place] = time;
    this.bids[place] = bid;
    undo?.push(() => {
      this.times[place] = oldTime;
      this.bids[place] = oldBid;
      this.count -= added;
    });
  }

  /** Doubles the capacity while full and below `maxSize`. Until then each bid is at its own index. */
  private grow(): void {
    if (this.count < this.times.length || this.times.length >= this.maxSize) return;
    const length = Math.min(this.maxSize, this.times.length * 2);
    const [times, bids] = [new Float64Array(length), new Float64Array(length)];
    times.set(this.times);
    bids.set(this.bids);
    [this.times, this.bids] = [times, bids];
  }
}
