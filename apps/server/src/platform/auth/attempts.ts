/** So many failures within `windowMs` lock for as long. */
export interface AttemptLimit {
  /** What is tried: each is counted by itself. */
  readonly name: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Milliseconds that it stays locked; 0: one more was counted, and may be checked. */
export type LockedFor = number;

/** Where attempts are counted. One that several processes share answers later; each of its calls is one step. */
export abstract class AttemptStore {
  /** Counts one more, unless it is locked. */
  abstract take(limit: AttemptLimit, who: string): LockedFor | Promise<LockedFor>;
  /** Takes one back that was not checked after all. */
  abstract giveBack(limit: AttemptLimit, who: string): void | Promise<void>;
  /** Takes all back: this one was right. */
  abstract forget(limit: AttemptLimit, who: string): void | Promise<void>;
}

/** One that was counted. Right: `forget`; not checked: `giveBack`; neither: it was a failure. */
export interface Attempt {
  forget(): Promise<void>;
  giveBack(): Promise<void>;
}

/** What is not checked, for it is locked. */
export interface Locked {
  readonly lockedFor: LockedFor;
}

/** Attempts at one thing. Each is counted before it is looked at, so that attempts side by side are all counted. */
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

  /** Checks one: false is a failure, true makes up for earlier ones, what throws was not checked. */
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
