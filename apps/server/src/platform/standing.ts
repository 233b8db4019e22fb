/** What this process is among those of the house. */
export interface Standing {
  readonly role: 'all' | 'engine' | 'gateway';
  /** Whether it decides. */
  readonly isLeading: () => boolean;
  /** Number of the lease of whichever process decides, as far as this one knows; 0: it has heard of none. */
  readonly epoch: () => number;
  /** Whether the process that decides was heard of a moment ago. */
  readonly isEngineHeard: () => boolean;
}

export const STANDING = Symbol('STANDING');
