/**
 * Microseconds, each above the last: a row's number tells about when it was written. Another server may come to the same
 * number, so the lane raises one that is not above those before it.
 */
export class RisingNumbers {
  private last = 0;

  constructor(private readonly now: () => number = Date.now) {}

  next(): number {
    this.last = Math.max(this.last + 1, this.now() * 1000);
    return this.last;
  }
}
