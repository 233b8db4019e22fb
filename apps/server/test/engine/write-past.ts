import Database from 'better-sqlite3';
import pg from 'pg';
import type { DatabaseTarget } from '../../dist/platform/database/dialect.js';

/** Writes past the engine, as somebody with the database's password would. */
export async function writePast(target: DatabaseTarget, sql: string): Promise<void> {
  if (target.dialect === 'sqlite') {
    const database = new Database(target.file);
    // SQLite keeps nobody from its own tables who asks for that.
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
