import type { ChainEnd } from '../../../platform/database/chain.js';
import type { CommandBase } from '../../kernel/command.js';
import type { SealedDays } from './sealed-days.js';
import type { SealRow } from './tables/seal.table.js';

/** Issued when the lane's clock passes midnight: later records belong to a later day. */
export interface EndDay extends CommandBase {
  readonly kind: 'day.end';
}

/** Writes rows computed for a seal; they have no effect until the seal is stored. */
export interface RecordDay extends CommandBase {
  readonly kind: 'day.record';
}

/** Seals the next day, chained to the last seal. Submitted only by the engine itself. */
export interface SealDay extends CommandBase {
  readonly kind: 'day.seal';
  readonly day: string;
  readonly place: number;
  readonly prev: string;
  readonly hash: string;
  readonly row: SealRow;
}

/** Inputs of a seal that are not read from recorded data. */
export interface SealStanding {
  /** The first unsealed day; null if it is not over. */
  readonly day: string | null;
  readonly configVersion: number;
  readonly auditEnd: ChainEnd;
  readonly currency: string;
}

declare module '../../kernel/registry.js' {
  interface Commands {
    'day.end': { readonly command: EndDay; readonly result: { readonly before: string } };
    'day.record': { readonly command: RecordDay; readonly result: { readonly done: true } };
    'day.seal': { readonly command: SealDay; readonly result: { readonly done: true } };
  }
  interface Questions {
    'seals.standing': { readonly answer: SealStanding };
  }
  interface Events {
    /** Days before `before` are over and can be sealed. */
    'day.ended': { readonly before: string };
    'day.sealed': { readonly day: string; readonly hash: string };
  }
  interface TimedKinds {
    'day.end': true;
  }
  interface Slices {
    readonly sealedDays: SealedDays;
  }
}
