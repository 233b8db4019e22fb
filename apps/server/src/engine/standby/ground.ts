import type { Reader } from '../../platform/database/reader.js';
import type { SealKey } from '../../platform/database/seal-key.js';
import { loadState } from '../kernel/load.js';
import { Loader } from '../kernel/loader.js';
import { emptyState, type State } from '../kernel/state.js';
import type { AnyTable } from '../kernel/store/batch.js';
import type { Store } from '../kernel/store/store.js';
import { BarKeeper } from '../market/bar-keeper.js';
import type { FeedOptions } from '../market/feeds.js';
import { PRODUCTS } from '../products/index.js';

/** What a state is loaded by. */
export interface GroundOptions {
  /** Every table that commands may carry rows of. */
  readonly tables: readonly AnyTable[];
  /** Declared settings and their defaults. */
  readonly settingDefaults: ReadonlyMap<string, string>;
  /** The market clock: orders, sessions, options and staleness go by it. */
  readonly now: () => number;
  /** Where prices come from; absent for programs that only write. */
  readonly feeds?: FeedOptions;
  /** What days that are over are read and signed with; absent for programs that only write. */
  readonly sealing?: { readonly reader: Reader; readonly key: SealKey };
}

/** What an engine decides on. */
export interface Ground {
  readonly state: State;
  readonly barKeeper: BarKeeper;
  /** Bars that ticks have closed and that may not be written yet. */
  readonly unwritten: readonly Readonly<Record<string, unknown>>[];
}

export const loaderOn = (store: Store, { now, tables }: GroundOptions): Loader =>
  new Loader(store, now(), tables);

/** Loads the state as the lane's step `laneSeq` left it. */
export async function loadGround(store: Store, options: GroundOptions, laneSeq: number): Promise<Ground> {
  const state = emptyState(options.settingDefaults, PRODUCTS);
  state.laneSeq = laneSeq;
  state.priceFeed = options.feeds?.priceFeed ?? null;
  state.sealedDays.isOn = options.sealing !== undefined;
  await loadState(state, loaderOn(store, options));
  return { state, barKeeper: await BarKeeper.load(store, state), unwritten: [] };
}
