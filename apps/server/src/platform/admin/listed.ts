/** One page of a list, with the data for `Content-Range`. */
export class Listed<T> {
  constructor(
    readonly rows: readonly T[],
    /** Index of the first row. */
    readonly first: number,
    readonly total: number,
  ) {}

  map<U>(change: (row: T) => U): Listed<U> {
    return new Listed(this.rows.map(change), this.first, this.total);
  }

  /** `orders 0-24/319`; an empty page has no first and last row. */
  contentRange(resource: string): string {
    const last = this.first + this.rows.length - 1;
    return `${resource} ${this.rows.length === 0 ? '*' : `${this.first}-${last}`}/${this.total}`;
  }

  /** Page of a list whose rows are all in memory. */
  static of<T>(rows: readonly T[], first = 0, limit = rows.length): Listed<T> {
    return new Listed(rows.slice(first, first + limit), first, rows.length);
  }
}
