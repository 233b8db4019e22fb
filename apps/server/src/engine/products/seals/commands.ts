import type { ChainEnd } from '../../../platform/database/chain.js';
import type { CommandBase } from '../../kernel/command.js';
import type { SealedDays } from './sealed-days.js';
import type { SealRow } from './tables/seal.table.js';

/** The lane's clock has passed a midnight: whatever comes now belongs to a later day. */
export interface EndDay extends CommandBase {
  readonly kind: 'day.end';
}

/** Rows that a seal was worked out with; they count once the seal stands. */
export interface RecordDay extends CommandBase {
  readonly kind: 'day.record';
}

/** Seals a day: the next one, behind the last seal. Only the engine itself submits it. */
export interface SealDay extends CommandBase {
  readonly kind: 'day.seal';
  readonly day: string;
  readonly place: number;
  readonly prev: string;
  readonly hash: string;
  readonly row: SealRow;
}

/** What a day is sealed with beside what is recorded of it. */
export interface SealStanding {
  /** The first day without a seal; null: it is not over. */
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
    /** Days before that one are over, and can be sealed. */
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
