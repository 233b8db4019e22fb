import { Mismatch } from '../../engine/kernel/consistency.js';
import { dataSourceFor } from '../../platform/database/data-source.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { schema } from '../../schema.js';
import { isPostgres } from './dialect.js';
import { comparable, POSTGRES_DEFINITIONS, SQLITE_DEFINITIONS } from './postgres-schema.js';

/** Schema objects by kind and name, with their definition where it can be compared. */
type SchemaObjects = ReadonlyMap<string, string>;

/**
 * Objects that SQLite creates itself: indexes of keys, and internal tables. Any other object must come from a
 * migration.
 */
const SQLITE_INTERNAL = `(type = 'index' AND sql IS NULL AND name LIKE 'sqlite\\_autoindex\\_%' ESCAPE '\\'
  OR type = 'table' AND name IN ('sqlite_sequence', 'sqlite_stat1', 'sqlite_stat4'))`;

const SQLITE_OBJECTS = `SELECT type || ' ' || name AS name, sql FROM sqlite_master WHERE NOT ${SQLITE_INTERNAL}`;

/** Queries of the objects in the database and in a migrated SQLite, and how a definition is read. */
interface ComparedSchema {
  readonly own: string;
  readonly migrated: string;
  readonly read: (definition: string) => string;
}
const SQLITE: ComparedSchema = {
  own: SQLITE_OBJECTS,
  migrated: SQLITE_OBJECTS,
  read: (definition) => definition.replace(/\s+/g, ' '),
};
const POSTGRES: ComparedSchema = {
  own: POSTGRES_DEFINITIONS,
  migrated: SQLITE_DEFINITIONS,
  read: comparable,
};

/** Executed migrations, by the database's own record. */
const MIGRATIONS_RUN = `SELECT 'migration ' || name AS name FROM migrations`;

/**
 * Verifies that the database has the tables, columns, keys and indexes that the migrations create, and nothing that acts on
 * rows by itself: a trigger could write without the server.
 */
export async function verifySchema(reader: DatabaseReader): Promise<string> {
  const { own, migrated, read } = (await isPostgres(reader)) ? POSTGRES : SQLITE;
  const made = await migratedSchema(migrated, read);
  const found = objectsOf([...(await reader.query(own)), ...(await reader.query(MIGRATIONS_RUN))], read);
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
function migratedSchema(query: string, read: ComparedSchema['read']): Promise<SchemaObjects> {
  const known = schemas.get(query) ?? migrated(query, read);
  schemas.set(query, known);
  return known;
}

async function migrated(query: string, read: ComparedSchema['read']): Promise<SchemaObjects> {
  const source = await dataSourceFor({ dialect: 'sqlite', file: ':memory:' }, schema).initialize();
  try {
    await source.runMigrations();
    return objectsOf([...(await source.query(query)), ...(await source.query(MIGRATIONS_RUN))], read);
  } finally {
    await source.destroy();
  }
}

const objectsOf = (rows: readonly Record<string, unknown>[], read: ComparedSchema['read']): SchemaObjects =>
  new Map(rows.map(({ name, sql }) => [String(name), read(String(sql ?? ''))]));
