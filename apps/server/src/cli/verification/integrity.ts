import { expectThat } from '../../engine/kernel/mismatch.js';
import type { Reader } from '../../platform/database/reader.js';
import { isPostgres } from './dialect.js';

/**
 * SQLite's own look at its file: a row that an index leaves out would be hidden from whoever reads by that index.
 * PostgreSQL keeps its files to itself.
 */
export async function verifyIntegrity(reader: Reader): Promise<string> {
  if (await isPostgres(reader)) return 'the database keeps its own files: their indexes are not looked at';
  const said = await reader
    .query('PRAGMA integrity_check(1)')
    .then(([row]) => String(Object.values(row ?? {})[0] ?? ''))
    .catch(String);
  expectThat(said === 'ok', () => `the database file: ${said}`);
  return 'every index of the database file names the rows of its table, all of them';
}
