import type { MovementKind, Tick } from '@truemark/domain';
import type { Loader } from './loader.js';
import type {
  Answer,
  Command,
  Commands,
  Counters,
  EntryType,
  Given,
  HouseKinds,
  Question,
  Questions,
  Slices,
  TimedKind,
  WalletKind,
} from './registry.js';
import type { Replayed } from './replayed.js';
import type { LedgerAccount } from './tables/ledger.table.js';

type State = Given['state'];
type Step = Given['step'];

/** How commands of some kinds are decided. */
export type Handlers = {
  readonly [K in keyof Commands]?: (step: Step, command: Commands[K]['command']) => Commands[K]['result'];
};

/** How questions are answered at `now` (epoch ms) from the state; they change nothing. */
export type Answers = {
  readonly [K in keyof Questions]?: (
    state: State,
    question: Extract<Question, { kind: K }>,
    now: Given['now'],
  ) => Answer<K>;
};

/** A table, whatever its rows. */
type Named = { readonly name: string };

/** Sums in 10⁻⁸ of account currency. */
export interface NewTrade {
  readonly customerId: number;
  /** An option's stake, or a contract order's margin. */
  readonly asked: bigint;
  /** What the day has to be able to bear of it. */
  readonly mayCost: bigint;
}

export interface EndedTrade {
  readonly customerId: number;
  /** Fees taken off, 10⁻⁸. */
  readonly result: bigint;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * Something of a product that has its time, by number. A step schedules it (`step.schedule`) and never unschedules it:
 * the state says when it is due, also after a start, and an instant that it does not confirm counts for nothing.
 */
interface HasItsTime {
  /** When the one of that number is due, epoch ms of the market clock; null: it is not, or not any more. */
  readonly at: (state: State, id: number) => number | null;
  /** Numbers of all that waits: what the heap is filled with at start. Naming too many is harmless. */
  readonly waiting: (state: State) => Iterable<number>;
}
/** Decided one by one at its instant. Still due after an answer, it is submitted again a quarter of a second later. */
interface DecidedAlone extends HasItsTime {
  readonly one: (id: number) => Command;
  readonly upTo?: undefined;
}
/** Decided by the ticks until its instant: what they left open is decided together, half a second of real time later. */
interface DecidedByTicks extends HasItsTime {
  readonly one?: undefined;
  readonly upTo: (until: number) => Command;
}
export type Timed = DecidedAlone | DecidedByTicks;

/** What a product is to the engine. All of it is optional but the name; hooks run in the order of the products. */
export interface Product {
  readonly name: string;
  readonly commands?: Handlers;
  /** Kinds of its commands that only look: they alter no decision and are not journalled. */
  readonly looks?: readonly Command['kind'][];
  readonly answers?: Answers;
  readonly tables?: readonly Named[];
  /** Counter → the table whose highest `id` it goes on from. */
  readonly counters?: Readonly<Partial<Record<keyof Counters, Named>>>;
  /** Accounts that it adds to each customer, and to the house. */
  readonly wallets?: readonly WalletKind[];
  readonly house?: readonly (keyof HouseKinds)[];
  readonly entries?: Readonly<Partial<Record<EntryType, MovementKind>>>;
  /** Its part of the state, empty. */
  readonly slice?: (state: State) => Partial<Slices>;
  /** Brings its part from the database into memory; `loaded` follows once every product has. */
  readonly load?: (state: State, loader: Loader) => Promise<void>;
  readonly loaded?: (state: State, loader: Loader, now: number) => Promise<void>;

  /** A tick that would be accepted is too late: something was decided by the ticks before it. */
  readonly isLate?: (state: State, symbolId: number, time: number) => boolean;
  /** An accepted tick, before it is the symbol's quote, and after. */
  readonly beforeTick?: (step: Step, tick: Tick) => void;
  readonly onTick?: (step: Step, tick: Tick) => void;
  /** A balance of a customer has changed. */
  readonly onBalance?: (step: Step, account: LedgerAccount) => void;
  /** New exposure is about to be taken: refuses the step where the product does not let it through. */
  readonly mayTrade?: (step: Step, trade: NewTrade) => void;
  /** What a customer's running trades of the product may still cost him, 10⁻⁸. */
  readonly atRisk?: (state: State, customerId: number) => bigint;
  /** A trade has ended and brought its result. */
  readonly onTradeEnded?: (step: Step, trade: EndedTrade) => void;
  /** Cancels what waits to open a position. */
  readonly cancelPending?: (step: Step, customerId: number, reason: string) => void;
  /** Ends what a demo customer has: first what waits, then what runs. How many of each, by name. */
  readonly cancelAll?: (step: Step, customerId: number, reason: string) => Readonly<Record<string, number>>;
  readonly endAll?: (step: Step, customerId: number, reason: string) => Readonly<Record<string, number>>;
  /** Who holds something of a symbol. */
  readonly holdersOf?: (state: State, symbolId: number) => Iterable<number>;
  /** What of it has its time: expiries, terms, reminders. One heap and one timer submit them, each once. */
  readonly timed?: Readonly<Partial<Record<TimedKind, Timed>>>;
  /** Its rows that a replay of the inputs has to come to. */
  readonly replayed?: readonly Replayed[];
  /** Leaves out what nothing waits for any more; only between batches. */
  readonly tidy?: (state: State) => void;
}

/** A product's declaration, checked where it stands. */
export const defineProduct = <const P extends Product>(product: P): P => product;
