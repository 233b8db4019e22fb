/** Columns of a file: the name of each, and how it is read out of a row. */
export type Sheet<Row> = readonly (readonly [string, (row: Row) => unknown])[];

export const instant = (epochMs: number | null): string =>
  epochMs === null ? '' : new Date(epochMs).toISOString();

/** A cell: quoted where it has to be; a text that a table program would take for a formula is marked as text. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const plain = typeof value !== 'number' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows as CSV (RFC 4180). */
export const csvOf = <Row>(sheet: Sheet<Row>, rows: readonly Row[]): string =>
  [sheet.map(([name]) => name), ...rows.map((row) => sheet.map(([, read]) => read(row)))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
