/** Prices fall to a level or rise to it. */
export type Direction = 'falling' | 'rising';

/** Fewer entries that stand no longer are not worth a thought. */
const LEAST_OUTDATED = 1_000;

/**
 * Levels that a price reaches, the nearest first: a binary heap in flat arrays. Entries are never taken out from the
 * middle; whoever pops one asks whether it still stands. Levels are safe integers of 10⁻⁸.
 */
export class TriggerHeap {
  private keys = new Float64Array(64);
  private ids = new Float64Array(64);
  private count = 0;
  private outdated = 0;
  private readonly sign: number;

  constructor(direction: Direction) {
    // A rising price reaches the lowest level first, a falling one the highest: both are the least key.
    this.sign = direction === 'rising' ? 1 : -1;
  }

  get size(): number {
    return this.count;
  }

  /** Notes that an entry stands no longer. True when so many do not that it is time to `keep` the others only. */
  outdate(): boolean {
    this.outdated += 1;
    return this.outdated > LEAST_OUTDATED && this.outdated * 2 > this.count;
  }

  /** Leaves out every entry that does not stand. */
  keep(stands: (id: number, level: number) => boolean): void {
    const { keys, ids, count, sign } = this;
    this.count = 0;
    this.outdated = 0;
    for (let at = 0; at < count; at++) {
      const level = sign * (keys[at] as number);
      // The place that is written to is never ahead of the one that is read.
      if (stands(ids[at] as number, level)) this.push(level, ids[at] as number);
    }
  }

  push(level: number, id: number): void {
    if (this.count === this.keys.length) this.grow();
    const key = this.sign * level;
    let at = this.count++;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if ((this.keys[parent] as number) <= key) break;
      this.place(at, this.keys[parent] as number, this.ids[parent] as number);
      at = parent;
    }
    this.place(at, key, id);
  }

  /** Whether `price` is at or through the nearest level. */
  isReached(price: number): boolean {
    return this.count > 0 && (this.keys[0] as number) <= this.sign * price;
  }

  /** Takes the nearest level out. */
  pop(): { readonly level: number; readonly id: number } | undefined {
    if (this.count === 0) return undefined;
    const level = this.sign * (this.keys[0] as number);
    const id = this.ids[0] as number;
    this.count -= 1;
    if (this.count > 0) this.sink(this.keys[this.count] as number, this.ids[this.count] as number);
    return { level, id };
  }

  private sink(key: number, id: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.count) break;
      const right = child + 1;
      if (right < this.count && (this.keys[right] as number) < (this.keys[child] as number)) child = right;
      if ((this.keys[child] as number) >= key) break;
      this.place(at, this.keys[child] as number, this.ids[child] as number);
      at = child;
    }
    this.place(at, key, id);
  }

  private place(at: number, key: number, id: number): void {
    this.keys[at] = key;
    this.ids[at] = id;
  }

  private grow(): void {
    const larger = (array: Float64Array): Float64Array<ArrayBuffer> => {
      const grown = new Float64Array(array.length * 2);
      grown.set(array);
      return grown;
    };
    this.keys = larger(this.keys);
    this.ids = larger(this.ids);
  }
}
