import pg from 'pg';
import { KeyedMutex } from '../keyed-mutex.js';
import { SharedServiceUnavailable } from '../service-unavailable.js';
import type { NamedMutex } from './named-mutex.js';

/** Names are hashed to 64 bits; the seed separates them from other advisory locks of the database. */
const LOCK_SQL = 'SELECT pg_try_advisory_lock(hashtextextended($1, 1953001829)) AS taken';
const UNLOCK_SQL = 'SELECT pg_advisory_unlock(hashtextextended($1, 1953001829))';
/** Pause between two tries for a lock that another process holds, ms: the first, and the longest. */
const FIRST_RETRY_DELAY = 2;
const MAX_POLL_MS = 50;
/** Timeout for a lock that another process holds, ms. */
const LOCK_TIMEOUT = 10_000;

/**
 * Mutex by PostgreSQL advisory locks, on one connection of the process. They guard rows of the same database, so they
 * must not depend on Redis. A lock lives as long as its connection, whether the process runs, hangs or is killed, and
 * needs no renewal. It does not work through a pooler that changes connections between statements.
 */
export class PostgresMutex implements NamedMutex {
  private readonly localMutex = new KeyedMutex();
  private connection: Promise<pg.Client> | null = null;

  constructor(
    private readonly url: string,
    private readonly timeout = LOCK_TIMEOUT,
  ) {}

  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.localMutex.runExclusive(name, async () => {
      const client = await this.acquire(name);
      try {
        return await work();
      } finally {
        // A broken connection has released the lock already.
        await client.query(UNLOCK_SQL, [name]).catch(() => undefined);
      }
    });
  }

  async close(): Promise<void> {
    const client = await this.connection?.catch(() => null);
    this.connection = null;
    await client?.end();
  }

  private async acquire(name: string): Promise<pg.Client> {
    const giveUp = performance.now() + this.timeout;
    for (let look = FIRST_RETRY_DELAY; ; look = Math.min(MAX_POLL_MS, look * 2)) {
      const client = await this.openConnection();
      if (await tryLock(client, name)) return client;
      if (performance.now() > giveUp) throw new SharedServiceUnavailable(`the turn of ${name}`, null);
      await new Promise((resolve) => setTimeout(resolve, look));
    }
  }

  private openConnection(): Promise<pg.Client> {
    if (this.connection) return this.connection;
    const opened = connect(this.url, () => {
      if (this.connection === opened) this.connection = null;
    });
    this.connection = opened;
    return opened;
  }
}

async function connect(url: string, onEnd: () => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'truemark turns',
  });
  client.on('error', onEnd);
  client.on('end', onEnd);
  try {
    await client.connect();
    return client;
  } catch (error) {
    onEnd();
    throw new SharedServiceUnavailable('PostgreSQL', error);
  }
}

async function tryLock(client: pg.Client, name: string): Promise<boolean> {
  try {
    const { rows } = await client.query<{ taken: boolean }>(LOCK_SQL, [name]);
    return rows[0]?.taken === true;
  } catch (error) {
    throw new SharedServiceUnavailable('PostgreSQL', error);
  }
}
