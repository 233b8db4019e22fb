import pg from 'pg';
import type { DatabaseTarget } from './dialect.js';

/** Any number that nobody else uses in this database. */
const LOCK = 7_245_018_631;

/** Lets processes that start at once on one PostgreSQL bring it up to date one after the other. */
export async function oneAtATime<T>(target: DatabaseTarget, work: () => Promise<T>): Promise<T> {
  if (target.dialect === 'sqlite') return work();
  const client = new pg.Client({ connectionString: target.url });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}
