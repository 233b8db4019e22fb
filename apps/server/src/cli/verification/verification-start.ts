import type { SimulationInput } from '../../engine/market/tables/simulation-history.js';
import type { ChainEnd } from '../../platform/database/chain.js';
import type { ReplayState } from './replay-state.js';

/** An input that determines how simulated prices are drawn. */
export interface SimulationRecord {
  readonly laneSeq: number;
  readonly kind: SimulationInput;
  readonly payload: string;
}

/** By table: how many of its rows had ended, or how many there were. */
export type RowCounts = Readonly<Record<string, number>>;

/** Positions at the end of a sealed day. */
export interface DayPositions {
  /** `YYYY-MM-DD`, GMT. */
  readonly day: string;
  /** The hash of its seal. */
  readonly seal: string;
  /** The last lane step of the day. */
  readonly laneSeq: number;
  /** The last input a day earlier, which is the lifetime of idempotency keys. */
  readonly keysFrom: number;
  /** The last ledger entry. */
  readonly entries: number;
  /** The last journal link without rows of a later day, and its range. */
  readonly link: ChainEnd & { readonly laneSeq: number; readonly rows: number };
  readonly audit: ChainEnd;
  readonly simulation: readonly SimulationRecord[];
}

/** Positions at the end of a verified sealed day, and the numbers of rows there. */
export interface DayEnd extends DayPositions {
  /** Of tables whose rows leave the state. */
  readonly ended: RowCounts;
  /** Rows of tables that follow their recorded writes. */
  readonly rows: RowCounts;
}

/** Starting point of a verification: the end of a sealed day, and the replay's state there. */
export interface VerificationStart extends DayEnd {
  /** The state at that end, until the replay continues with it. */
  readonly replay: ReplayState;
}

/** Midnight GMT at the end of a day, epoch ms. */
export const endOfDay = (day: string): number => Date.parse(`${day}T00:00:00.000Z`) + 86_400_000;
