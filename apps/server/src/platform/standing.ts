/** How an engine stands that another one's lease keeps from writing. */
export interface StandsBy {
  /** `loading`: it reads the database, or waits for it. `diverged`: it differed from the writing engine, and has not yet been seen to be the same again. */
  readonly state: 'loading' | 'following' | 'diverged';
  /** The lane's step that it has come to. */
  readonly laneSeq: number;
  /** Steps that it was behind when it looked last. */
  readonly behind: number;
  /** Portions of the state that were the same as the writing engine's. */
  readonly compared: number;
  readonly divergences: number;
  /** In what it differed last; null: it never did. */
  readonly reason: string | null;
}

/** An engine that stands by, as it told of itself. */
export interface ToldStandby {
  readonly name: string;
  /** When it told so, wall clock, epoch ms. */
  readonly at: number;
  readonly standing: StandsBy;
}

/** What this process is among those of the house. */
export interface Standing {
  readonly role: 'all' | 'engine' | 'gateway';
  /** Whether it decides. */
  readonly isLeading: () => boolean;
  /** Number of the lease of whichever process decides, as far as this one knows; 0: it has heard of none. */
  readonly epoch: () => number;
  /** Whether the process that decides was heard of a moment ago. */
  readonly isEngineHeard: () => boolean;
  /** The engines that stand by; null: there is one process, and none that could. */
  readonly standbys: () => Promise<readonly ToldStandby[] | null>;
}

export const STANDING = Symbol('STANDING');
