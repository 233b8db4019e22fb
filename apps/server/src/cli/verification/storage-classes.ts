import { type RawBuilder, sql } from 'kysely';
import { assertConsistent } from '../../engine/kernel/consistency.js';
import type { DatabaseReader, SqlRow } from '../../platform/database/database-reader.js';
import { rawStatement } from '../../platform/database/queries.js';
import { type Table, toSnakeCase } from '../../platform/database/table.js';
import { isPostgres } from './dialect.js';

type AnyTable = Table<Record<string, unknown>>;

/**
 * Verifies that each value is stored as its column's kind: SQLite accepts bytes or text in a column of numbers, which read
 * as the same number and are found by no query for it. PostgreSQL enforces types; of flags, both accept other numbers.
 */
export async function verifyStorageClasses(
  reader: DatabaseReader,
  tables: readonly AnyTable[],
): Promise<string> {
  const isOnPostgres = await isPostgres(reader);
  let columns = 0;
  for (const table of tables) {
    const compared = comparedColumns(table, isOnPostgres);
    if (compared.length === 0) continue;
    columns += compared.length;
    await verifyTable(reader, table, compared, isOnPostgres);
  }
  return `every value of ${columns} columns is stored as its column is declared`;
}

interface ComparedColumn {
  readonly name: string;
  readonly isOther: RawBuilder<unknown>;
}

function comparedColumns({ stored, kinds }: AnyTable, isOnPostgres: boolean): ComparedColumn[] {
  return stored.flatMap((name, at) => {
    const column = sql.ref(name);
    if (kinds[at] === 'flag') return [{ name, isOther: sql`${column} NOT IN (0, 1)` }];
    if (isOnPostgres) return [];
    const storage = kinds[at] === 'text' || kinds[at] === 'json' ? sql`'text'` : sql`'integer'`;
    return [{ name, isOther: sql`typeof(${column}) NOT IN (${storage}, 'null')` }];
  });
}

async function verifyTable(
  reader: DatabaseReader,
  { name, key }: AnyTable,
  columns: readonly ComparedColumn[],
  isOnPostgres: boolean,
): Promise<void> {
  // The table itself: not a view of the same name, and no index.
  const from = isOnPostgres ? sql.table(name) : sql`main.${sql.table(name)} NOT INDEXED`;
  const cases = columns.map((column) => sql`WHEN ${column.isOther} THEN ${sql.lit(column.name)}`);
  const found = rawStatement(sql<SqlRow>`
    SELECT odd, ${sql.join(key.map((column) => sql.ref(`own.${toSnakeCase(column)}`)))} FROM (
      SELECT *, CASE ${sql.join(cases, sql` `)} END AS odd FROM ${from}) AS own
    WHERE odd IS NOT NULL LIMIT 1`);
  const [row] = await reader.ask(found);
  assertConsistent(row === undefined, () => {
    const { odd, ...keys } = row ?? {};
    return `${name} ${Object.values(keys).join(', ')}: its ${odd} is not stored as that column is declared`;
  });
}
