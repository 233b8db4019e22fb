import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { migrateTo } from '../../platform/database/data-source.js';
import { schema } from '../../schema.js';
import { expectThisVersion, TransferFault } from './manifest.js';
import { refuseUnlessEmpty } from './restore.js';
import { fillTable, rowsOfPostgres, rowsOfSqlite, type StoredTable, storedTables } from './stored-tables.js';

/** A lease not renewed for this long is stale, ms. */
const LEASE_LIFETIME = 6_000;

export interface Move {
  /** The embedded database. */
  readonly file: string;
  /** The empty PostgreSQL database. */
  readonly url: string;
  readonly now: () => number;
  readonly say: (line: string) => void;
  /** Done first, once nothing stands in the way: its failure leaves the target empty for the next attempt. */
  readonly before: (() => Promise<void>) | null;
}

/**
 * Moves an embedded database into an empty PostgreSQL database in one transaction, and compares every row before the
 * commit. The file is not changed. Throws `TransferFault` with the obstacle.
 */
export async function moveToPostgres({ file, url, now, say, before }: Move): Promise<void> {
  if (!existsSync(file)) throw new TransferFault(`There is no database at ${file}`);
  const source = new Database(file, { readonly: true, fileMustExist: true });
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // From here on one snapshot is read, despite concurrent writes.
    source.exec('BEGIN');
    refuseWhileServed(source, now());
    await refuseUnlessEmpty(client);
    const migrations = source.prepare('SELECT name FROM migrations ORDER BY id').pluck().all() as string[];
    expectThisVersion(migrations);
    await before?.();
    await migrateTo({ dialect: 'postgres', url }, schema, migrations);
    await client.query('BEGIN');
    for (const table of storedTables) {
      await fillTable(client, table, rowsOfSqlite(source, table));
      await expectEqual(source, client, table);
    }
    await client.query('COMMIT');
    await client.query('ANALYZE');
    say(`${storedTables.length} tables copied and compared row by row`);
  } finally {
    source.close();
    await client.end();
  }
}

function refuseWhileServed(source: Database.Database, now: number): void {
  const held = source.prepare(`SELECT 1 FROM engine_lease WHERE holder <> '' AND renewed_at > ?`);
  if (held.get(now - LEASE_LIFETIME) !== undefined)
    throw new TransferFault('A server works on this data, or did a moment ago: stop it, and try again');
}

async function expectEqual(source: Database.Database, client: pg.Client, table: StoredTable): Promise<void> {
  const [here, there] = [
    await hashOf(rowsOfSqlite(source, table)),
    await hashOf(rowsOfPostgres(client, table)),
  ];
  if (here !== there) throw new TransferFault(`${table.name}: what PostgreSQL keeps is not what was there`);
}

async function hashOf(rows: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of rows) hash.update(part);
  return hash.digest('hex');
}
