import { Mismatch } from '../../engine/kernel/consistency.js';
import { dataSourceFor } from '../../platform/database/data-source.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { schema } from '../../schema.js';
import { isPostgres } from './dialect.js';

/** Schema objects by kind and name, with their definition where it can be compared. */
type SchemaObjects = ReadonlyMap<string, string>;

/**
 * Objects that SQLite creates itself: indexes of keys, and internal tables. Any other object must come from a
 * migration.
 */
const SQLITE_INTERNAL = `(type = 'index' AND sql IS NULL AND name LIKE 'sqlite\\_autoindex\\_%' ESCAPE '\\'
  OR type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))`;

const SQLITE_OBJECTS = `SELECT type || ' ' || name AS name, sql FROM sqlite_master WHERE NOT ${SQLITE_INTERNAL}`;

/** Tables, columns and indexes that the migrations create, for comparison with any database. */
const SQLITE_NAMES = `SELECT 'table ' || name AS name FROM sqlite_master WHERE type = 'table' AND NOT ${SQLITE_INTERNAL}
  UNION ALL SELECT 'index ' || name FROM sqlite_master WHERE type = 'index' AND NOT ${SQLITE_INTERNAL}
  UNION ALL SELECT 'column ' || t.name || '.' || c.name FROM sqlite_master t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND t.name NOT LIKE 'sqlite\\_%' ESCAPE '\\'`;

/** Executed migrations, by the database's own record. */
const MIGRATIONS_RUN = `SELECT 'migration ' || name AS name FROM migrations`;

/**
 * Names as above, plus anything that acts on rows by itself, which the migrations never create. Indexes of keys and
 * objects of extensions belong to the database.
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
 * Verifies that the database has the tables, columns and indexes that the migrations create, and nothing that acts on
 * rows by itself: a trigger could write without the server.
 */
export async function verifySchema(reader: DatabaseReader): Promise<string> {
  const isOnPostgres = await isPostgres(reader);
  const made = await migratedSchema(isOnPostgres ? SQLITE_NAMES : SQLITE_OBJECTS);
  const found = objectsOf([
    ...(await reader.query(isOnPostgres ? POSTGRES_NAMES : SQLITE_OBJECTS)),
    ...(await reader.query(MIGRATIONS_RUN)),
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

/** Cache by query: a program's migrations do not change while it runs, and running them takes half a second. */
const schemas = new Map<string, Promise<SchemaObjects>>();

/** Schema objects that the migrations create in an empty database. */
function migratedSchema(query: string): Promise<SchemaObjects> {
  const known = schemas.get(query) ?? migrated(query);
  schemas.set(query, known);
  return known;
}

async function migrated(query: string): Promise<SchemaObjects> {
  const source = await dataSourceFor({ dialect: 'sqlite', file: ':memory:' }, schema).initialize();
  try {
    await source.runMigrations();
    return objectsOf([...(await source.query(query)), ...(await source.query(MIGRATIONS_RUN))]);
  } finally {
    await source.destroy();
  }
}

const objectsOf = (rows: readonly Record<string, unknown>[]): SchemaObjects =>
  new Map(rows.map(({ name, sql }) => [String(name), String(sql ?? '').replace(/\s+/g, ' ')]));
