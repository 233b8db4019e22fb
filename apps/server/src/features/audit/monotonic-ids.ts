/**
 * Monotonic row ids from the time in microseconds, so an id tells roughly when its row was written. Another server may
 * create the same id; the lane raises one that is not above its predecessors.
 */
export class MonotonicIds {
  private last = 0;

  constructor(private readonly now: () => number = Date.now) {}

  next(): number {
    this.last = Math.max(this.last + 1, this.now() * 1000);
    return this.last;
  }
}
