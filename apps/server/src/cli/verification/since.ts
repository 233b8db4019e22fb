import type { SimulationInput } from '../../engine/market/tables/simulation-history.js';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { ReplayState } from './replay-state.js';

/** An input that says how simulated prices are drawn. */
export interface SimulationRecord {
  readonly laneSeq: number;
  readonly kind: SimulationInput;
  readonly payload: string;
}

/** The end of a sealed day, as far as rows go until there. */
export interface DayEnd {
  /** `YYYY-MM-DD`, GMT. */
  readonly day: string;
  /** The hash of its seal. */
  readonly seal: string;
  /** The last step of the lane that belongs to it. */
  readonly laneSeq: number;
  /** The last input a day before that: keys live so long. */
  readonly keysFrom: number;
  /** The last ledger entry. */
  readonly entries: number;
  /** The last link of the journal with nothing of a later day in it, and up to where it goes. */
  readonly link: ChainEnd & { readonly laneSeq: number; readonly rows: number };
  readonly audit: ChainEnd;
  readonly simulation: readonly SimulationRecord[];
}

/** Where a verification goes on from: the end of a sealed day, and what a replay had come to there. */
export interface Since extends DayEnd {
  /** As it was at that end, until the replay goes on with it. */
  readonly replay: ReplayState;
}

/** Midnight GMT at the end of a day, epoch ms. */
export const endOfDay = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) + 86_400_000;
