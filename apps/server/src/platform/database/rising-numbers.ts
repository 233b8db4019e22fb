/** Numbers of rows that nobody needs to be asked for: milliseconds with a counter behind them; each above the last. */
export class RisingNumbers {
  private last = 0;

  constructor(private readonly now: () => number = Date.now) {}

  next(): number {
    this.last = Math.max(this.last + 1, this.now() * 1000);
    return this.last;
  }
}
