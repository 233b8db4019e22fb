import { assertConsistent } from '../../engine/kernel/consistency.js';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { isPostgres } from './dialect.js';

/**
 * Runs SQLite's integrity check: a row missing from an index would be hidden from queries that use it. PostgreSQL's
 * files are not checked.
 */
export async function verifyIntegrity(reader: DatabaseReader): Promise<string> {
  if (await isPostgres(reader)) return 'the database keeps its own files: their indexes are not looked at';
  const said = await reader
    .query('PRAGMA integrity_check(1)')
    .then(([row]) => String(Object.values(row ?? {})[0] ?? ''))
    .catch(String);
  assertConsistent(said === 'ok', () => `the database file: ${said}`);
  return 'every index of the database file names the rows of its table, all of them';
}
