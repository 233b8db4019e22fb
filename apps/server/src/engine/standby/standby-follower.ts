import type { StandbyStatus } from '../../platform/process-role.js';
import { type LeaseWait, type TakenLease, takeLease } from '../kernel/lease.js';
import { PostgresStore } from '../kernel/store/postgres-store.js';
import type { Store } from '../kernel/store/store.js';
import { Diverged, Follower } from './follower.js';
import { type LoadedState, loadEngineState, type StateSources } from './loaded-state.js';

/** Poll intervals of the journal and of the lease, ms. */
const POLL_INTERVAL = 100;
const LEASE_POLL_INTERVAL = 500;
/** A journal poll that takes longer counts as not following, ms: the database may be unreachable. */
const SLOW_POLL = 3_000;
/** Delay before reloading after a second difference, and its maximum; doubled each time, ms. */
const RELOAD_DELAY = 10_000;
const MAX_RETRY_MS = 600_000;

export interface StandByOptions extends StateSources {
  readonly say: (line: string) => void;
  /** Maximum wait for another engine to release the data, ms; absent: as long as a crashed one takes. */
  readonly patience?: number;
  /** Called after each poll and each failure; `diverged` is an alarm. */
  readonly onStanding?: (standing: StandbyStatus) => void;
  /** Called when the lease is held; the state may have to be loaded yet. */
  readonly onLease?: () => void;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const leaseWaitOf = ({ say, patience }: StandByOptions): LeaseWait => ({
  say,
  ...(patience !== undefined && { patience }),
});

/**
 * An engine waiting for the lease. It follows the leader's commits, so that it can decide as soon as it has the lease.
 * A diverged state is never served, but loaded again from the database.
 */
export class StandbyFollower {
  private follower: Follower | null = null;
  private divergences = 0;
  private reason: string | null = null;
  /** The last divergence, until the same part compares equal again. */
  private lastDivergence: Diverged | null = null;
  private stepsBehind = 0;
  private notBefore = 0;
  private isDisconnected = false;
  private isPollSlow = false;

  constructor(
    private readonly store: PostgresStore,
    private readonly options: StandByOptions,
  ) {}

  /** Options for waiting for the lease. */
  get wait(): LeaseWait {
    return {
      ...leaseWaitOf(this.options),
      ...(this.isWaitingForever && { onLost: () => this.reconnect() }),
      meanwhile: () => this.followFor(LEASE_POLL_INTERVAL),
    };
  }

  /** The state for a lane at `laneSeq`, once the lease is held: the followed state, or else loaded as at a start. */
  async groundAt(laneSeq: number): Promise<LoadedState> {
    try {
      if (this.follower) return await this.follower.takeOver(laneSeq);
    } catch (error) {
      if (!(error instanceof Diverged)) throw error;
      this.handleDivergence(error);
    }
    return loadEngineState(this.store, this.options, laneSeq);
  }

  private async followFor(ms: number): Promise<void> {
    const until = Date.now() + ms;
    do {
      await Promise.all([this.poll(), pause(POLL_INTERVAL)]);
    } while (Date.now() < until);
  }

  private async poll(): Promise<void> {
    const silent = setTimeout(() => {
      this.isPollSlow = true;
      this.reportStatus();
    }, SLOW_POLL);
    try {
      if (this.follower) this.stepsBehind = await this.follower.follow();
      else if (Date.now() >= this.notBefore) await this.load();
      else return;
      if (this.isDivergenceResolved()) this.lastDivergence = null;
      this.isPollSlow = false;
      this.reportStatus();
    } catch (error) {
      if (error instanceof Diverged) this.handleDivergence(error);
      else if (this.isWaitingForever) await this.reconnect();
      else throw error;
    } finally {
      clearTimeout(silent);
    }
  }

  private async load(): Promise<void> {
    this.reportStatus();
    this.follower = await Follower.load(this.store, this.options);
  }

  /** Whether it waits forever: then it also waits for an unreachable database. */
  private get isWaitingForever(): boolean {
    return this.options.patience === Number.POSITIVE_INFINITY;
  }

  private isDivergenceResolved(): boolean {
    const { follower, lastDivergence: alarm } = this;
    if (!follower || !alarm) return false;
    return alarm.part === null ? follower.compared > 0 : follower.same.has(alarm.part);
  }

  private handleDivergence(alarm: Diverged): void {
    const { message } = alarm;
    this.follower = null;
    this.lastDivergence = alarm;
    this.reason = message;
    const wait =
      this.divergences === 0 ? 0 : Math.min(RELOAD_DELAY * 2 ** (this.divergences - 1), MAX_RETRY_MS);
    this.notBefore = Date.now() + wait;
    this.divergences += 1;
    this.options.say(`the standby's state differs from the leader's and is reloaded: ${message}`);
    this.reportStatus();
  }

  /** The database may restart: the state followed so far stays valid. */
  private async reconnect(): Promise<void> {
    if (!this.isDisconnected) {
      this.isDisconnected = true;
      this.options.say('the database does not respond; retrying');
      this.reportStatus();
    }
    await pause(LEASE_POLL_INTERVAL);
    await this.store
      .reconnect()
      .then(() => {
        this.isDisconnected = false;
      })
      .catch(() => undefined);
  }

  private reportStatus(): void {
    const { follower, lastDivergence: alarm, stepsBehind: behind, divergences, reason } = this;
    const state = alarm
      ? 'diverged'
      : follower && !this.isDisconnected && !this.isPollSlow
        ? 'following'
        : 'loading';
    const { laneSeq = 0, compared = 0 } = follower ?? {};
    this.options.onStanding?.({ state, laneSeq, behind, compared, divergences, reason });
  }
}

/** Waits for the lease and returns the state to decide on: at once, if another engine was followed. */
export async function takeOver(
  store: Store,
  options: StandByOptions,
  onLease: () => void,
): Promise<{ readonly lease: TakenLease; readonly ground: LoadedState }> {
  // A database file that another process writes is not followed.
  const standBy = store instanceof PostgresStore ? new StandbyFollower(store, options) : null;
  const lease = await takeLease(store, Date.now, standBy?.wait ?? leaseWaitOf(options));
  onLease();
  options.onLease?.();
  const ground = await (standBy?.groundAt(lease.laneSeq) ?? loadEngineState(store, options, lease.laneSeq));
  return { lease, ground };
}
