const FIRST_BYTES = 1_024;

/** A set of row numbers from 1 on, one bit each: a replay ends more rows than a `Set` can hold. */
export class RowNumbers {
  private bits = new Uint8Array(FIRST_BYTES);
  private count = 0;

  get size(): number {
    return this.count;
  }

  add(id: number): void {
    if (this.has(id)) return;
    const at = Math.floor(id / 8);
    if (at >= this.bits.length) this.growTo(at);
    this.bits[at] = (this.bits[at] ?? 0) | (1 << (id % 8));
    this.count++;
  }

  has(id: number): boolean {
    return ((this.bits[Math.floor(id / 8)] ?? 0) & (1 << (id % 8))) !== 0;
  }

  private growTo(at: number): void {
    const grown = new Uint8Array(Math.max(at + 1, 2 * this.bits.length));
    grown.set(this.bits);
    this.bits = grown;
  }
}
