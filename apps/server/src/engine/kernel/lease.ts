import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { type LeaseAnswer, LeaseLost, type Store } from './store/store.js';

/** A holder that has not renewed its lease for this long has lost it. */
const LIFETIME = 5_000;
const RENEWAL = 1_000;
/** Looks that come further apart than this say little: the holder may have been kept from the database as well, ms. */
const LONGEST_LOOK = 2_500;
/** Renewals that the database leaves unanswered before its engine gives up. */
const MOST_UNANSWERED = 30;
const PATIENCE = 20_000;

export type TakenLease = Extract<LeaseAnswer, { taken: true }>;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

const holderName = (): string => `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;

/** Whether somebody held the lease a moment ago. False in a database that never had an engine. */
export async function isHeld(reader: Pick<Store, 'query'>, wallNow: number): Promise<boolean> {
  const [lease] = await reader.query('SELECT holder, renewed_at FROM engine_lease WHERE id = 1');
  return lease !== undefined && lease.holder !== '' && Number(lease.renewed_at) > wallNow - LIFETIME;
}

/** A holder on this machine whose process is gone has left the lease behind. */
function isGone(holder: string): boolean {
  const [host, pid] = holder.split('/');
  if (host !== hostname()) return false;
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
  /** How long a holder that stays is waited for, ms. */
  readonly patience?: number;
  /** What is done meanwhile, again and again: between two looks at the lease, which come half a second apart or sooner. */
  readonly meanwhile?: () => Promise<void>;
  /** The database did not answer: what is done before it is asked again. Absent: that ends the wait. */
  readonly onLost?: (error: Error) => Promise<void>;
}

/**
 * From when on a lease counts as left behind. Where the database was out of reach nobody could renew it: once it is
 * back, whoever holds it has as long again, so that its return alone replaces nobody.
 */
class Staleness {
  private lookedAt: number;
  private graceUntil = Number.NEGATIVE_INFINITY;
  private isGraced = false;

  constructor(now: number) {
    this.lookedAt = now;
  }

  /** For a look at `now`: what was not renewed since then is left behind. */
  before(now: number): number {
    return this.isLate(now) || now < this.graceUntil ? 0 : now - LIFETIME;
  }

  /** A look at `now` found that somebody holds it. */
  noteHeld(now: number): void {
    if (this.isLate(now)) {
      this.isGraced = true;
      this.graceUntil = now + LIFETIME;
    } else if (now >= this.graceUntil) this.isGraced = false;
    this.lookedAt = now;
  }

  /** Once: looks that are always slow must not keep a lease from whoever waits. */
  private isLate(now: number): boolean {
    return !this.isGraced && now - this.lookedAt > LONGEST_LOOK;
  }
}

/**
 * Takes the engine's lease: one engine a database. Waits for a holder that may be gone; throws, naming it, when it
 * stays. Wall clock: leases are between machines.
 */
export async function takeLease(
  store: Pick<Store, 'takeLease'>,
  wallNow: () => number,
  { say, patience = PATIENCE, meanwhile = pause, onLost }: LeaseWait,
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
    isLeft = isGone(answer.holder);
    if (isLeft) continue;
    if (!told) say(`waiting for ${answer.holder} to let go of this data`);
    told = true;
    await meanwhile();
  }
}

export interface KeptLease {
  /** Whether it was renewed so short a time ago that nobody else can have taken it. */
  readonly isSure: () => boolean;
  readonly stop: () => void;
}

/**
 * Renews the lease every second until stopped. `onLost` hears when another engine has taken it, or when the database has
 * said nothing for half a minute: until then nobody may have taken it, the next second asks again, and what is committed
 * meanwhile looks for itself.
 */
export function keepLease(store: Store, wallNow: () => number, onLost: (error: Error) => void): KeptLease {
  // Seconds, and not an instant: a process that stood still asks once more before it gives up.
  let unanswered = 0;
  let isAsking = false;
  const renew = async (): Promise<void> => {
    unanswered += 1;
    if (unanswered > MOST_UNANSWERED) return onLost(new LeaseLost('the database does not answer'));
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
  const timer = setInterval(() => void renew(), RENEWAL);
  return { isSure: () => unanswered * RENEWAL < LIFETIME, stop: () => clearInterval(timer) };
}
