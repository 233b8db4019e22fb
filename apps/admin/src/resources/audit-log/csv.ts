import type { AuditRow } from './audit-row.js';

const COLUMNS: readonly (readonly [string, (row: AuditRow) => unknown])[] = [
  ['row', ({ place }) => place],
  ['number', ({ id }) => id],
  ['at', ({ at_ms: at }) => new Date(at).toISOString()],
  ['operator', ({ operator_email: email }) => email],
  ['address', ({ address }) => address],
  ['action', ({ action }) => action],
  ['what', ({ resource }) => resource],
  ['which', ({ resource_id: id }) => id],
  ['customer', ({ customer_id: id }) => id],
  ['before', ({ before }) => json(before)],
  ['after', ({ after }) => json(after)],
  ['reason', ({ reason }) => reason],
  ['hash', ({ hash }) => hash],
];

const json = (value: unknown): string => (value === null || value === undefined ? '' : JSON.stringify(value));

/** A cell: quoted where it has to be; what a table program would take for a formula is marked as text. */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : String(value);
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** Rows of the audit log as CSV (RFC 4180). */
export const csvOf = (rows: readonly AuditRow[]): string =>
  [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, read]) => read(row)))]
    .map((cells) => cells.map(cell).join(','))
    .join('\r\n');
