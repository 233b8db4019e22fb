/** Direction in which a price reaches a level. */
export type Direction = 'falling' | 'rising';

/** Below this many stale entries, tidying is not worth it. */
const MIN_OUTDATED = 1_000;

/**
 * Price levels, the nearest first: a binary heap in flat arrays. Entries are never removed from the middle; the caller
 * checks whether a popped one still applies. Levels are safe integers of 10⁻⁸.
 */
export class TriggerHeap {
  private keys = new Float64Array(64);
  private ids = new Float64Array(64);
  private count = 0;
  private outdatedCount = 0;
  private readonly sign: number;

  constructor(direction: Direction) {
    // A rising price reaches the lowest level first, a falling one the highest: both have the smallest key.
    this.sign = direction === 'rising' ? 1 : -1;
  }

  get size(): number {
    return this.count;
  }

  /** Counts one entry as stale. True when enough are stale to call `keep`. */
  outdate(): boolean {
    this.outdatedCount += 1;
    return this.outdatedCount > MIN_OUTDATED && this.outdatedCount * 2 > this.count;
  }

  /** Removes every entry that `stands` does not confirm. */
  keep(stands: (id: number, level: number) => boolean): void {
    const { keys, ids, count, sign } = this;
    this.count = 0;
    this.outdatedCount = 0;
    for (let at = 0; at < count; at++) {
      const level = sign * (keys[at] as number);
      // The write position never passes the read position.
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
      this.setEntry(at, this.keys[parent] as number, this.ids[parent] as number);
      at = parent;
    }
    this.setEntry(at, key, id);
  }

  /** Whether `price` is at or beyond the nearest level. */
  isReached(price: number): boolean {
    return this.count > 0 && (this.keys[0] as number) <= this.sign * price;
  }

  /** Removes and returns the nearest level; undefined if empty. */
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
      this.setEntry(at, this.keys[child] as number, this.ids[child] as number);
      at = child;
    }
    this.setEntry(at, key, id);
  }

  private setEntry(at: number, key: number, id: number): void {
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
