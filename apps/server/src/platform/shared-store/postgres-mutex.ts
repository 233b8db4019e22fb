import pg from 'pg';
import { CONNECTION_LIMITS } from '../database/postgres-limits.js';
import { KeyedMutex } from '../keyed-mutex.js';
import { SharedServiceUnavailable } from '../service-unavailable.js';
import type { NamedMutex } from './named-mutex.js';

/** Names are hashed to 64 bits; the seed separates them from other advisory locks of the database. */
const LOCK_SQL = 'SELECT pg_try_advisory_lock(hashtextextended($1, 1953001829)) AS taken';
const UNLOCK_SQL = 'SELECT pg_advisory_unlock(hashtextextended($1, 1953001829))';
/** Pause between two tries for a lock that another process holds, ms: the first, and the longest. */
const FIRST_RETRY_DELAY = 2;
const MAX_POLL_MS = 50;
/** Timeout for a lock that another process holds, and for a database that does not answer, ms. */
const LOCK_TIMEOUT = 10_000;

/** A connection, and what still needs it. */
interface Session {
  readonly client: pg.Client;
  /** Turns that hold or want a lock on it. */
  turns: number;
  /** Whether it failed to answer: no new turn uses it. */
  isLost: boolean;
  /** Makes the next turn open another one. */
  readonly onEnd: () => void;
}

/**
 * Mutex by PostgreSQL advisory locks, on one connection of the process. They guard rows of the same database, so they
 * must not depend on Redis. A lock lives as long as its connection, whether the process runs, hangs or is killed, and
 * needs no renewal. It does not work through a pooler that changes connections between statements.
 */
export class PostgresMutex implements NamedMutex {
  private readonly localMutex = new KeyedMutex();
  private connection: Promise<Session> | null = null;

  constructor(
    private readonly url: string,
    private readonly timeout = LOCK_TIMEOUT,
  ) {}

  inTurn<T>(name: string, work: () => Promise<T>): Promise<T> {
    return this.localMutex.runExclusive(name, async () => {
      const session = await this.acquire(name);
      try {
        return await work();
      } finally {
        // A broken connection has released the lock already.
        await session.client.query(UNLOCK_SQL, [name]).catch(() => this.giveUp(session));
        this.leave(session);
      }
    });
  }

  async close(): Promise<void> {
    const session = await this.connection?.catch(() => null);
    this.connection = null;
    await session?.client.end();
  }

  private async acquire(name: string): Promise<Session> {
    const giveUp = performance.now() + this.timeout;
    for (let look = FIRST_RETRY_DELAY; ; look = Math.min(MAX_POLL_MS, look * 2)) {
      const session = await this.openConnection();
      if (await this.tryLock(session, name)) return session;
      if (performance.now() > giveUp) throw new SharedServiceUnavailable(`the turn of ${name}`, null);
      await new Promise((resolve) => setTimeout(resolve, look));
    }
  }

  private async tryLock(session: Session, name: string): Promise<boolean> {
    session.turns += 1;
    let isTaken = false;
    try {
      const { rows } = await session.client.query<{ taken: boolean }>(LOCK_SQL, [name]);
      isTaken = rows[0]?.taken === true;
      return isTaken;
    } catch (error) {
      this.giveUp(session);
      throw new SharedServiceUnavailable('PostgreSQL', error);
    } finally {
      if (!isTaken) this.leave(session);
    }
  }

  private openConnection(): Promise<Session> {
    if (this.connection) return this.connection;
    const opened = this.connect(() => {
      if (this.connection === opened) this.connection = null;
    });
    this.connection = opened;
    return opened;
  }

  private async connect(onEnd: () => void): Promise<Session> {
    const client = new pg.Client({
      connectionString: this.url,
      ...CONNECTION_LIMITS,
      query_timeout: this.timeout,
      application_name: 'truemark turns',
    });
    client.on('error', onEnd);
    client.on('end', onEnd);
    try {
      await client.connect();
      return { client, turns: 0, isLost: false, onEnd };
    } catch (error) {
      onEnd();
      throw new SharedServiceUnavailable('PostgreSQL', error);
    }
  }

  private giveUp(session: Session): void {
    session.isLost = true;
    session.onEnd();
  }

  /** A connection that did not answer may still hold the locks of other turns, so it ends after the last of them. */
  private leave(session: Session): void {
    session.turns -= 1;
    if (session.isLost && session.turns === 0) session.client.end().catch(() => undefined);
  }
}
