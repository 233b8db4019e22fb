/** Limit of failures: `most` within `windowMs` lock for `windowMs`. */
export interface AttemptLimit {
  /** Name of what is attempted; each name is counted separately. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Milliseconds until the lock ends; 0: one more attempt was counted and may be checked. */
export type LockDuration = number;

/** Store that counts attempts. A store shared by processes answers asynchronously; each call is atomic. */
export abstract class AttemptStore {
  /** Counts one more attempt, unless it is locked. */
  abstract take(limit: AttemptLimit, who: string): LockDuration | Promise<LockDuration>;
  /** Subtracts an attempt that was not checked after all. */
  abstract giveBack(limit: AttemptLimit, who: string): void | Promise<void>;
  /** Resets the counter after a success. */
  abstract forget(limit: AttemptLimit, who: string): void | Promise<void>;
}

/** A counted attempt. Success: `forget`; not checked: `giveBack`; neither: it counts as a failure. */
export interface Attempt {
  forget(): Promise<void>;
  giveBack(): Promise<void>;
}

/** Result if the attempt was not checked because of the lock. */
export interface Locked {
  readonly lockedFor: LockDuration;
}

/**
 * Limits attempts of one kind. Each attempt is counted before it is checked, so that parallel attempts are all counted.
 */
export class Attempts {
  constructor(
    private readonly store: AttemptStore,
    private readonly limit: AttemptLimit,
  ) {}

  async begin(who: string): Promise<Attempt | Locked> {
    const { store, limit } = this;
    const lockedFor = await store.take(limit, who);
    if (lockedFor > 0) return { lockedFor };
    return {
      forget: async () => store.forget(limit, who),
      giveBack: async () => store.giveBack(limit, who),
    };
  }

  /** Checks one attempt: false counts as a failure, true resets the counter, an exception means it was not checked. */
  async check(who: string, isRight: () => Promise<boolean>): Promise<boolean | Locked> {
    const attempt = await this.begin(who);
    if (isLocked(attempt)) return attempt;
    try {
      const right = await isRight();
      if (right) await attempt.forget();
      return right;
    } catch (error) {
      await attempt.giveBack();
      throw error;
    }
  }
}

export const isLocked = (value: object | boolean): value is Locked =>
  typeof value === 'object' && 'lockedFor' in value;
