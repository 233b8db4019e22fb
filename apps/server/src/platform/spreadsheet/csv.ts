import { stringify } from 'csv-stringify/sync';
import { type Cell, ExactNumber, Instant, type Portions, withoutFormula } from './cell.js';

/** Byte order mark: spreadsheet programs detect UTF-8 by it. */
const MARK = '\ufeff';

const written = (cell: Cell): string =>
  cell === null
    ? ''
    : cell instanceof ExactNumber || cell instanceof Instant
      ? cell.text
      : withoutFormula(cell);

/** Rows as CSV (RFC 4180). */
export async function* csvOf(head: readonly string[], portions: Portions): AsyncGenerator<Buffer> {
  const lines = (rows: readonly (readonly Cell[])[]): string =>
    stringify(
      rows.map((row) => row.map(written)),
      { record_delimiter: 'windows' },
    );
  yield Buffer.from(MARK + lines([head]));
  for await (const rows of portions) yield Buffer.from(lines(rows));
}
