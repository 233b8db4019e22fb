/** State of a standby engine, which another engine's lease keeps from writing. */
export interface StandbyStatus {
  /**
   * `loading`: it reads the database, or waits for it. `diverged`: its state differed from the leader's, and has not
   * matched since.
   */
  readonly state: 'loading' | 'following' | 'diverged';
  /** Lane step it has reached. */
  readonly laneSeq: number;
  /** Steps behind the leader at its last check. */
  readonly behind: number;
  /** Number of state portions that matched the leader's. */
  readonly compared: number;
  readonly divergences: number;
  /** Last difference; null: it never differed. */
  readonly reason: string | null;
}

/** Standby engine as it reported itself. */
export interface StandbyReport {
  readonly name: string;
  /** Time of the report, wall clock, epoch ms. */
  readonly at: number;
  readonly standing: StandbyStatus;
}

/** Role of this process among the processes of the installation. */
export interface ProcessRole {
  readonly role: 'all' | 'engine' | 'gateway';
  /** Whether it is the leader. */
  readonly isLeading: () => boolean;
  /** Lease epoch of the leader as far as this process knows; 0: none known. */
  readonly epoch: () => number;
  /** Whether the leader was heard of recently. */
  readonly isEngineHeard: () => boolean;
  /** Standby engines; null: a single process without any. */
  readonly standbys: () => Promise<readonly StandbyReport[] | null>;
}

export const STANDING = Symbol('STANDING');
