import { type Table, toSnakeCase } from '../../dist/platform/database/table.js';

/** INSERT statement for test rows. Missing columns are empty, or the row's number where they must be unique. */
export function filled<R extends object>(
  table: Table<R>,
  rows: number,
  given: Readonly<Record<string, string>>,
) {
  const empty = (name: keyof R & string): string => {
    const { kind, nullable } = table.columns[name];
    if (nullable) return 'NULL';
    if (kind === 'json') return `'{}'`;
    return kind === 'text' ? `'t' || i` : '0';
  };
  const values = table.names.map((name) => given[toSnakeCase(name)] ?? empty(name));
  return `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})
    INSERT INTO "${table.name}" (${table.stored.join(', ')}) SELECT ${values.join(', ')} FROM n`;
}
