import type { Inbox } from './inbox.js';
import type { JournalWriter } from './journal-writer.js';
import type { ProcessPrice, ReceivedPrice, TickConsumer } from './received-price.js';
import type { EngineEvent } from './registry.js';
import type { State } from './state.js';
import type { StateHashWriter } from './state-hash-writer.js';
import type { AnyTable } from './store/batch.js';
import type { Store } from './store/store.js';

/** Dependencies of a lane. */
export interface LaneOptions {
  readonly state: State;
  readonly store: Store;
  /** Chains and seals committed batches. */
  readonly journal: JournalWriter;
  readonly tables: ReadonlyMap<string, AnyTable>;
  /** The market clock, epoch ms. */
  readonly now: () => number;
  readonly follower: TickConsumer;
  /** Processes one received price. */
  readonly takeQuote: ProcessPrice<ReceivedPrice>;
  /** Prices received by feeds: processed before anything is decided. */
  readonly inbox: Inbox;
  readonly publish: (events: readonly EngineEvent[]) => void;
  /** Called once when the lane can write no more: another engine holds the lease, or the database is lost. */
  readonly onFatal: (error: Error) => void;
  /** Publishes state hashes for standbys; null where there can be none. */
  readonly hashes: StateHashWriter | null;
  /** Rows derived from durable ticks and not written yet. */
  readonly unwritten: readonly Readonly<Record<string, unknown>>[];
}
