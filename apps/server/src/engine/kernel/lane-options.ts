import type { HashState } from './hash-state.js';
import type { Inbox } from './inbox.js';
import type { JournalKeeper } from './journal-keeper.js';
import type { Received, TakeReceived, TickFollower } from './received.js';
import type { EngineEvent } from './registry.js';
import type { State } from './state.js';
import type { AnyTable } from './store/batch.js';
import type { Store } from './store/store.js';

/** What a lane stands on. */
export interface LaneOptions {
  readonly state: State;
  readonly store: Store;
  /** Chains and seals what is written. */
  readonly journal: JournalKeeper;
  readonly tables: ReadonlyMap<string, AnyTable>;
  /** The market clock, epoch ms. */
  readonly now: () => number;
  readonly follower: TickFollower;
  /** How the market takes a price that was received. */
  readonly takeQuote: TakeReceived<Received>;
  /** What feeds have received: taken before anything is decided. */
  readonly inbox: Inbox;
  readonly publish: (events: readonly EngineEvent[]) => void;
  /** Called once when the lane can write no more: another engine holds the lease, or the database is lost. */
  readonly onFatal: (error: Error) => void;
  /** Tells engines that stand by what the state is; null where none can. */
  readonly hashes: HashState | null;
  /** What followed ticks that are durable and is not written yet. */
  readonly unwritten: readonly Readonly<Record<string, unknown>>[];
}
