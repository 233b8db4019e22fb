/** A column of an exported list, where the raw field is not readable enough. */
export interface SheetColumn {
  /** Path in the row, with dots for nested fields. */
  readonly path: string;
  readonly title: string;
  /** Labels of wire values. */
  readonly words?: Readonly<Record<string, string>>;
  /** Computes the cell from several fields of the row, instead of the path. */
  readonly said?: (row: object) => string | null;
  /** Leaves the cell empty at 0. */
  readonly isNothingAtZero?: boolean;
}

/** Number → label, with underscores replaced by spaces. */
export const wordsOf = (numbers: Readonly<Record<string, number>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(numbers).map(([word, number]) => [number, word.replaceAll('_', ' ')]));

/** Real or demo book. */
export const book: SheetColumn = { path: 'is_demo', title: 'book', words: { true: 'demo', false: 'real' } };
/** Owner columns of rows that are wire messages. */
export const ownerColumns: readonly SheetColumn[] = [
  { path: 'Id', title: 'number' },
  { path: 'customer_id', title: 'customer' },
  { path: 'uid', title: 'UID' },
  book,
];
