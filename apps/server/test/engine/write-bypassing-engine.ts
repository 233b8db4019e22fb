import Database from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';

/** Writes to the database without the engine, as somebody with its password would. */
export async function writeBypassingEngine(target: DatabaseTarget, sql: string): Promise<void> {
  if (target.dialect === 'sqlite') {
    const database = new Database(target.file);
    // SQLite allows writes to its own tables in this mode.
    database.unsafeMode();
    database.exec(sql);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
