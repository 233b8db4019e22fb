import pg from 'pg';
import type { DatabaseTarget } from './dialect.js';

/** Arbitrary advisory lock number, used by nobody else in this database. */
const MIGRATION_LOCK_ID = 7_245_018_631;

/** Serialises processes that start at the same time on one PostgreSQL and migrate it. */
export async function withStartupLock<T>(target: DatabaseTarget, work: () => Promise<T>): Promise<T> {
  if (target.dialect === 'sqlite') return work();
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK_ID]);
    return await work();
  } finally {
    // Closing the connection releases the lock.
    await client.end();
  }
}
