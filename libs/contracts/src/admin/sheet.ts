/** A column of an exported list whose field says less than a reader needs. */
export interface SheetColumn {
  /** Of the row: after a point, what lies inside. */
  readonly path: string;
  readonly title: string;
  /** What the wire's numbers stand for. */
  readonly words?: Readonly<Record<string, string>>;
  /** What the row says by several of its fields; instead of what it has at the path. */
  readonly said?: (row: object) => string | null;
  /** 0 stands for: there is none. */
  readonly isNothingAtZero?: boolean;
}

/** The words of numbers, as a reader wants them. */
export const wordsOf = (numbers: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(numbers).map(([word, number]) => [number, word.replaceAll('_', ' ')]));

/** Real or practice money. */
export const book: SheetColumn = { path: 'is_demo', title: 'book', words: { true: 'demo', false: 'real' } };
/** Whose a row is that is the wire's own message. */
export const ownerColumns: readonly SheetColumn[] = [
  { path: 'Id', title: 'number' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  book,
];
