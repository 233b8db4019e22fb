import pg from 'pg';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import { CONNECTION_LIMITS, unlessSilent } from '../../platform/database/postgres-limits.js';

/** Two arbitrary numbers that no other advisory lock in this database uses. */
const [SPACE, OFFER] = [724_501, 8_633];
/** Maximum silence of the database at an offer, which never waits, ms. */
const OFFER_TIMEOUT = 5_000;
/** Interval at which a leader checks whether gateways are reachable, ms. */
const CHECK_INTERVAL = 500;
/** Consecutive beats without Redis before they count as unreachable. */
const MAX_MISSED_BEATS = 6;
/** Maximum time to finish waiting jobs, ms; after that the lease expires by itself. */
const SHUTDOWN_TIMEOUT_MS = 3_000;

/**
 * A standby's offer to lead: a shared advisory lock that it holds in the database while it follows and reaches Redis.
 * The lock ends with its connection, hence with its process.
 */
export class LeadershipOffer {
  private client: pg.Client | null = null;
  private isChanging = false;

  constructor(
    private readonly url: string,
    private readonly onError: (error: unknown) => void,
  ) {}

  async set(isReady: boolean): Promise<void> {
    if (this.isChanging || isReady === (this.client !== null)) return;
    this.isChanging = true;
    try {
      if (isReady) await this.acquireLock();
      else this.withdraw();
    } catch (error) {
      this.onError(error);
      this.withdraw();
    } finally {
      this.isChanging = false;
    }
  }

  /** The end is not awaited: a lost host does not confirm it. */
  withdraw(): void {
    const { client } = this;
    this.client = null;
    client?.end().catch(() => undefined);
  }

  private async acquireLock(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, ...CONNECTION_LIMITS });
    client.on('error', () => {
      if (this.client === client) this.client = null;
    });
    this.client = client;
    await client.connect();
    const offered = (): Promise<unknown> =>
      client.query('SELECT pg_advisory_lock_shared($1, $2)', [SPACE, OFFER]);
    await unlessSilent(client, OFFER_TIMEOUT, offered);
  }
}

/** Whether some standby offers to lead. */
export async function isStandbyReady(reader: DatabaseReader): Promise<boolean> {
  const rows = await reader.query(
    `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = $1 AND objid = $2
       AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`,
    [SPACE, OFFER],
  );
  return rows.length > 0;
}

export interface StepDownOptions {
  /** Rises while Redis accepts messages. */
  readonly taken: () => number;
  readonly isOffered: () => Promise<boolean>;
  /** Finishes waiting jobs and releases the lease. */
  readonly stop: () => Promise<void>;
  /** This engine leads no more: the process should exit. */
  readonly onGone: (error: Error) => void;
  readonly onError: (error: unknown) => void;
}

/**
 * Makes a leader step down that reaches the database but not Redis: it hears no customer, and would renew its lease
 * forever. It steps down only for a standby that reaches both; without one, nobody could do better.
 */
export class LeaderStepDown {
  private readonly timer: NodeJS.Timeout;
  private lastAccepted = 0;
  /** Counts beats rather than time: a process that was suspended checks again before it steps down. */
  private missedBeats = 0;
  private isChecking = false;

  constructor(private readonly options: StepDownOptions) {
    this.timer = setInterval(() => void this.check(), CHECK_INTERVAL);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private async check(): Promise<void> {
    const { taken, isOffered: offered, onError } = this.options;
    const now = taken();
    this.missedBeats = now > this.lastAccepted ? 0 : this.missedBeats + 1;
    this.lastAccepted = now;
    if (this.missedBeats < MAX_MISSED_BEATS || this.isChecking) return;
    this.isChecking = true;
    try {
      if (await offered()) await this.stepDown();
    } catch (error) {
      onError(error);
    } finally {
      this.isChecking = false;
    }
  }

  private async stepDown(): Promise<void> {
    const { stop, onGone } = this.options;
    this.stop();
    await Promise.race([stop(), new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS))]);
    onGone(new Error('Redis is out of reach here, and not for an engine that stands by: that one leads now'));
  }
}
