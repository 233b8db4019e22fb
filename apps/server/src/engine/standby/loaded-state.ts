import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { SealKey } from '../../platform/database/seal-key.js';
import { loadState } from '../kernel/load.js';
import { Loader } from '../kernel/loader.js';
import { emptyState, type State } from '../kernel/state.js';
import type { AnyTable } from '../kernel/store/batch.js';
import type { Store } from '../kernel/store/store.js';
import { BarAggregator } from '../market/bar-aggregator.js';
import type { FeedOptions } from '../market/feeds.js';
import { PRODUCTS } from '../products/index.js';

/** Options for loading a state. */
export interface StateSources {
  /** All tables whose rows commands may carry. */
  readonly tables: readonly AnyTable[];
  /** Declared settings and their defaults. */
  readonly settingDefaults: ReadonlyMap<string, string>;
  /** The market clock, which governs orders, sessions, options and staleness. */
  readonly now: () => number;
  /** Price sources; absent for programs that only write. */
  readonly feeds?: FeedOptions;
  /** Reader and key for sealing days; absent for programs that only write. */
  readonly sealing?: { readonly reader: DatabaseReader; readonly key: SealKey };
}

/** State an engine decides on. */
export interface LoadedState {
  readonly state: State;
  readonly barKeeper: BarAggregator;
  /** Bars closed by ticks that may not be written yet. */
  readonly unwritten: readonly Readonly<Record<string, unknown>>[];
}

export const loaderOn = (store: Store, { now, tables }: StateSources): Loader =>
  new Loader(store, now(), tables);

/** Loads the state after lane step `laneSeq`. */
export async function loadEngineState(
  store: Store,
  options: StateSources,
  laneSeq: number,
): Promise<LoadedState> {
  const state = emptyState(options.settingDefaults, PRODUCTS);
  state.laneSeq = laneSeq;
  state.priceFeed = options.feeds?.priceFeed ?? null;
  state.sealedDays.isOn = options.sealing !== undefined;
  await loadState(state, loaderOn(store, options));
  return { state, barKeeper: await BarAggregator.load(store, state), unwritten: [] };
}
