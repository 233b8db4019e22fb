/** A growable column of one numeric type: flat memory, no object per row. */
export class Column<A extends Float64Array | BigInt64Array | Int32Array | Uint8Array> {
  constructor(private array: A) {}

  /** The backing array; its `length` is capacity, not the number of values. Read it again after every `room`. */
  get figures(): A {
    return this.array;
  }

  /** Ensures capacity for `count` values. */
  room(count: number): void {
    if (count <= this.array.length) return;
    const Kind = this.array.constructor as new (length: number) => A;
    const larger = new Kind(Math.max(count, this.array.length * 2));
    (larger as Float64Array).set(this.array as Float64Array);
    this.array = larger;
  }
}

const LEAST = 64;

export const doubles = (): Column<Float64Array> => new Column(new Float64Array(LEAST));
export const integers = (): Column<Int32Array> => new Column(new Int32Array(LEAST));
export const bytes = (): Column<Uint8Array> => new Column(new Uint8Array(LEAST));
export const amounts = (): Column<BigInt64Array> => new Column(new BigInt64Array(LEAST));
