import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { processSpace } from './process-space.js';
import { type LeaseAnswer, LeaseLost, type Store } from './store/store.js';

/** A lease that was not renewed for this long is lost, ms. */
const LEASE_LIFETIME = 5_000;
const RENEWAL_INTERVAL = 1_000;
/**
 * A longer gap between polls of the lease proves little: the holder may have been cut off from the database too, ms.
 */
const MAX_POLL_MS = 2_500;
/** Unanswered renewals, one per second, after which the engine gives up. */
const MAX_UNANSWERED = 30;
/** Wait for a holder that stays, ms, unless the caller says otherwise. */
export const DEFAULT_WAIT = 20_000;

export type TakenLease = Extract<LeaseAnswer, { taken: true }>;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

const holderName = (): string =>
  [hostname(), process.pid, randomBytes(4).toString('hex'), processSpace()].join('/');

/** Whether the lease is held and was renewed within its lifetime. False in a database that never had an engine. */
export async function isHeld(reader: Pick<Store, 'query'>, wallNow: number): Promise<boolean> {
  const [lease] = await reader.query('SELECT holder, renewed_at FROM engine_lease WHERE id = 1');
  return lease !== undefined && lease.holder !== '' && Number(lease.renewed_at) > wallNow - LEASE_LIFETIME;
}

/** Whether the holder was a process on this machine, seen from the same container, that has ended. */
function isHolderDead(holder: string): boolean {
  const [host, pid, , space] = holder.split('/');
  if (host !== hostname() || space !== processSpace()) return false;
  if (Number(pid) === process.pid) return true;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

export interface LeaseWait {
  readonly say: (line: string) => void;
  /** Maximum wait for a holder that stays, ms. */
  readonly patience?: number;
  /** Called repeatedly between two polls of the lease; half a second or less each. Default: a pause. */
  readonly meanwhile?: () => Promise<void>;
  /** Called if the database does not answer, before the next poll. Absent: the error ends the wait. */
  readonly onLost?: (error: Error) => Promise<void>;
}

/**
 * Decides when a lease is stale. While the database is unreachable nobody can renew; after it returns, the holder gets
 * a full lifetime, so that the return alone replaces nobody.
 */
class Staleness {
  private polledAt: number;
  private graceUntil = Number.NEGATIVE_INFINITY;
  private hasGrantedGrace = false;

  constructor(now: number) {
    this.polledAt = now;
  }

  /** For a poll at `now`: a lease not renewed since this instant is stale. */
  before(now: number): number {
    return this.isLate(now) || now < this.graceUntil ? 0 : now - LEASE_LIFETIME;
  }

  /** Records that a poll at `now` found a holder. */
  noteHeld(now: number): void {
    if (this.isLate(now)) {
      this.hasGrantedGrace = true;
      this.graceUntil = now + LEASE_LIFETIME;
    } else if (now >= this.graceUntil) this.hasGrantedGrace = false;
    this.polledAt = now;
  }

  /** Granted once: polls that are always slow must not protect a stale lease forever. */
  private isLate(now: number): boolean {
    return !this.hasGrantedGrace && now - this.polledAt > MAX_POLL_MS;
  }
}

/**
 * Acquires the engine's lease: one engine per database. Waits for a holder that may be gone; throws, naming it, if it
 * stays. Wall clock, since leases are between machines.
 */
export async function takeLease(
  store: Pick<Store, 'takeLease'>,
  wallNow: () => number,
  { say, patience = DEFAULT_WAIT, meanwhile = pause, onLost }: LeaseWait,
): Promise<TakenLease> {
  const holder = holderName();
  const giveUp = wallNow() + patience;
  const staleness = new Staleness(wallNow());
  let isLeft = false;
  for (let told = false; ; ) {
    const now = wallNow();
    const staleBefore = isLeft ? Number.MAX_SAFE_INTEGER : staleness.before(now);
    const answer = await store.takeLease(holder, now, staleBefore).catch(async (error: Error) => {
      if (!onLost) throw error;
      await onLost(error);
      return null;
    });
    if (!answer) continue;
    if (answer.taken) return answer;
    if (wallNow() > giveUp) {
      throw new Error(`Another Truemark server (${answer.holder}) works on this data. Stop it first.`);
    }
    staleness.noteHeld(now);
    isLeft = isHolderDead(answer.holder);
    if (isLeft) continue;
    if (!told) say(`waiting for ${answer.holder} to release this data`);
    told = true;
    await meanwhile();
  }
}

export interface LeaseHandle {
  /** Whether the last renewal is so recent that no other engine can have taken the lease. */
  readonly isSure: () => boolean;
  readonly stop: () => void;
}

/**
 * Renews the lease every second until stopped. Calls `onLost` if another engine has taken it, or if the database has
 * not answered for half a minute. A single failure is only retried: the lease may still be held, and each commit checks
 * it.
 */
export function startLeaseRenewal(
  store: Store,
  wallNow: () => number,
  onLost: (error: Error) => void,
): LeaseHandle {
  // Counts renewals rather than time: a process that was suspended asks once more before it gives up.
  let unanswered = 0;
  let isAsking = false;
  const renew = async (): Promise<void> => {
    unanswered += 1;
    if (unanswered > MAX_UNANSWERED) return onLost(new LeaseLost('the database does not answer'));
    if (isAsking) return;
    isAsking = true;
    try {
      await store.renewLease(wallNow());
      unanswered = 0;
    } catch (error) {
      if (error instanceof LeaseLost) onLost(error);
    } finally {
      isAsking = false;
    }
  };
  const timer = setInterval(() => void renew(), RENEWAL_INTERVAL);
  return { isSure: () => unanswered * RENEWAL_INTERVAL < LEASE_LIFETIME, stop: () => clearInterval(timer) };
}
