import { Mismatch } from '../../engine/kernel/mismatch.js';
import { dataSourceFor } from '../../platform/database/data-source.js';
import type { Reader } from '../../platform/database/reader.js';
import { schema } from '../../schema.js';
import { isPostgres } from './dialect.js';

/** What stands in a database beside rows, by kind and name, with what it says where that can be compared. */
type Things = ReadonlyMap<string, string>;

/** SQLite makes these by itself: indexes of keys, and what it notes of them. Whatever else has such a name is foreign. */
const OWN = `(type = 'index' AND sql IS NULL AND name LIKE 'sqlite\\_autoindex\\_%' ESCAPE '\\'
  OR type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))`;

const SQLITE_THINGS = `SELECT type || ' ' || name AS name, sql FROM sqlite_master WHERE NOT ${OWN}`;

/** Tables, columns and indexes, from whatever database the migrations were run in. */
const SQLITE_NAMES = `SELECT 'table ' || name AS name FROM sqlite_master WHERE type = 'table' AND NOT ${OWN}
  UNION ALL SELECT 'index ' || name FROM sqlite_master WHERE type = 'index' AND NOT ${OWN}
  UNION ALL SELECT 'column ' || t.name || '.' || c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

/** Which migrations were run, as the database has it. */
const RUN = `SELECT 'migration ' || name AS name FROM migrations`;

/**
 * The same, and whatever acts on rows by itself, of which the migrations make nothing. Indexes of keys and whatever an
 * extension brought along are the database's own.
 */
const POSTGRES_NAMES = `SELECT CASE c.relkind WHEN 'r' THEN 'table ' WHEN 'i' THEN 'index ' WHEN 'v' THEN 'view '
      ELSE 'relation ' END || c.relname AS name
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND c.relkind NOT IN ('c', 'S', 't')
      AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conindid = c.oid AND k.contype IN ('p', 'u'))
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
  UNION ALL SELECT 'column ' || table_name || '.' || column_name || CASE is_generated WHEN 'ALWAYS' THEN ' (generated)' ELSE '' END
    FROM information_schema.columns WHERE table_schema = current_schema()
  UNION ALL SELECT 'trigger ' || t.tgname || ' on ' || c.relname
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = current_schema() AND NOT t.tgisinternal
  UNION ALL SELECT 'rule ' || rulename || ' on ' || tablename FROM pg_rules WHERE schemaname = current_schema()
  UNION ALL SELECT 'policy ' || policyname || ' on ' || tablename FROM pg_policies WHERE schemaname = current_schema()
  UNION ALL SELECT 'function ' || p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
    WHERE n.nspname = current_schema()
      AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')`;

/**
 * The database holds the tables, columns and indexes that the migrations make, and nothing that acts on rows by itself:
 * a trigger would write whatever the server does not.
 */
export async function verifySchema(reader: Reader): Promise<string> {
  const isOnPostgres = await isPostgres(reader);
  const made = await madeBy(isOnPostgres ? SQLITE_NAMES : SQLITE_THINGS);
  const found = thingsOf([
    ...(await reader.query(isOnPostgres ? POSTGRES_NAMES : SQLITE_THINGS)),
    ...(await reader.query(RUN)),
  ]);
  for (const [name, said] of found) {
    const wanted = made.get(name);
    if (wanted === undefined) throw new Mismatch(`the schema: ${name} is none of the migrations'`);
    if (wanted !== said) throw new Mismatch(`the schema: ${name} is not as the migrations make it`);
  }
  for (const name of made.keys()) {
    if (!found.has(name)) throw new Mismatch(`the schema: ${name} is missing`);
  }
  return `the schema is what the migrations make: ${found.size} tables, columns, indexes and notes of migrations, and nothing else`;
}

/** By the query that tells it. The migrations of a program are the same as long as it runs, and to run them takes half a second. */
const schemas = new Map<string, Promise<Things>>();

/** What the migrations make of an empty database, which is worked out once. */
function madeBy(query: string): Promise<Things> {
  const known = schemas.get(query) ?? migrated(query);
  schemas.set(query, known);
  return known;
}

async function migrated(query: string): Promise<Things> {
  const source = await dataSourceFor({ dialect: 'sqlite', file: ':memory:' }, schema).initialize();
  try {
    await source.runMigrations();
    return thingsOf([...(await source.query(query)), ...(await source.query(RUN))]);
  } finally {
    await source.destroy();
  }
}

const thingsOf = (rows: readonly Record<string, unknown>[]): Things =>
  new Map(rows.map(({ name, sql }) => [String(name), String(sql ?? '').replace(/\s+/g, ' ')]));
