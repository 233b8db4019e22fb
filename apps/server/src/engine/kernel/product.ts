import type { RefusalKey, ReviewedFlow, Tick } from '@truemark/domain';
import type { Reader } from '../../platform/database/reader.js';
import type { Hashed } from './hashed.js';
import type { Cause, LedgerPart } from './ledger-part.js';
import type { Loader } from './loader.js';
import type {
  Answer,
  Command,
  Commands,
  Counters,
  EngineEvent,
  HookContext,
  Question,
  Questions,
  QueueKind,
  Slices,
  TimedKind,
  WalletKind,
} from './registry.js';
import type { Replayed } from './replayed.js';
import type { LedgerAccount } from './tables/ledger.table.js';

type State = HookContext['state'];
type Step = HookContext['step'];

/** How commands of some kinds are decided. */
export type Handlers = {
  readonly [K in keyof Commands]?: (step: Step, command: Commands[K]['command']) => Commands[K]['result'];
};

/** How questions are answered at `now` (epoch ms) from the state; they change nothing. */
export type Answers = {
  readonly [K in keyof Questions]?: (
    state: State,
    question: Extract<Question, { kind: K }>,
    now: HookContext['now'],
  ) => Answer<K>;
};

/** A table, whatever its rows. */
type Named = { readonly name: string };

/** Ticks of a symbol between two numbers, both included, of a day that is long over. */
export interface TickSpan {
  readonly symbolId: number;
  readonly first: number;
  readonly last: number;
  /** The ledger's entries from the day before to the day behind it: above the one, up to the other. */
  readonly afterEntry: number;
  readonly upToEntry: number;
}

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
  readonly many?: undefined;
}
/** Decided by the ticks until its instant: what they left open is decided together, half a second of real time later. */
interface DecidedByTicks extends HasItsTime {
  readonly one?: undefined;
  readonly upTo: (until: number) => Command;
  readonly many?: undefined;
}
/**
 * Many are due at once: decided in portions of `most` at most, one portion after the other, the earliest first. While
 * nobody else asks anything of the engine a portion may have `mostAlone`: a commit costs the same for either.
 */
export interface DecidedInPortions extends HasItsTime {
  readonly one?: undefined;
  readonly upTo?: undefined;
  readonly many: {
    readonly most: number;
    readonly mostAlone: number;
    readonly of: (ids: readonly number[]) => Command;
  };
}
export type Timed = DecidedAlone | DecidedByTicks | DecidedInPortions;

/** Something that is to be done now; what could not be submitted is named again at the next look. */
export interface Due {
  /** It is submitted once at a time. */
  readonly key: string;
  readonly command: Command;
}

/** Between two accounts of one customer. */
export interface OwnTransfer {
  readonly customerId: number;
  readonly from: WalletKind;
  readonly to: WalletKind;
}

/** A queue of sums that operators let through. */
export interface ReviewedQueue {
  /** The kind of request by which two people agree to one of them. */
  readonly approval: string;
  readonly flow: ReviewedFlow;
  /** The largest sum that one person decides on, 10⁻⁸; absent: that of all payments. */
  readonly limit?: (state: State) => bigint;
}

/** A customer's ended trades since an instant, or his trades within a span: what was there before a start. */
export interface PastResult {
  readonly customerId: number;
  /** Fees taken off, 10⁻⁸. */
  readonly result: bigint;
}
export interface PastTrades {
  readonly customerId: number;
  /** When the first and the last of the span were taken on, epoch ms. */
  readonly first: number;
  readonly last: number;
}

/** What something open has to hold on an account. */
export interface DueHold {
  readonly account: Pick<LedgerAccount, 'ownerId' | 'kind'>;
  /** By what its entries name as their cause. */
  readonly refKind: string;
  readonly refId: number;
  readonly amount: bigint;
}

/** Inputs of a kind that nobody submits any more: in a replay they are decided as they were decided then. */
export interface FormerInputs {
  readonly kind: string;
  /** What another input came to. */
  note(outcome: object): void;
  decide(step: Step, payload: object): void;
}

/** What it decides and answers in the lane, and what the journal keeps of that. */
export interface LanePart {
  readonly commands?: Handlers;
  /** Kinds of its commands that only look: they alter no decision and are not journalled. */
  readonly looks?: readonly Command['kind'][];
  /** Commands of its own that nobody waits for, in portions: what others want comes between two of them. */
  readonly background?: readonly Command['kind'][];
  /** Kinds that customers ask for all day and that only a replay reads: once their day is sealed, a file may have what they said. */
  readonly archived?: readonly Command['kind'][];
  readonly answers?: Answers;
  /** What of it waits for an operator's leave. */
  readonly queues?: Readonly<Partial<Record<QueueKind, ReviewedQueue>>>;
  /** Kinds that came to be limited more strictly, or priced otherwise: their inputs say by which limits they were decided. */
  readonly laterLimits?: readonly string[];
  /** For one replay. */
  readonly formerInputs?: () => FormerInputs;
  /** What the journal keeps of a command, where that is not all of it: nothing of a person, nothing secret. */
  readonly journalled?: {
    readonly [K in keyof Commands]?: (command: Commands[K]['command']) => object;
  };
}

/** Its part of the state, and its rows. */
export interface StatePart {
  /** Also those whose rows only its calls read: nothing of them is in the state. */
  readonly tables?: readonly Named[];
  /** Those of `tables` whose rows are inputs themselves: links of the journal hold them. */
  readonly linked?: readonly Named[];
  /** Counter → the table whose highest `id` it goes on from. */
  readonly counters?: Readonly<Partial<Record<keyof Counters, Named>>>;
  /** Its part of the state, empty. */
  readonly slice?: (state: State) => Partial<Slices>;
  /** Classes of its slice that an empty state has none of yet, and that an image of the state has to name. */
  readonly madeLater?: readonly (abstract new (
    ...args: never[]
  ) => unknown)[];
  /** Brings its part from the database into memory; `loaded` follows once every product has. */
  readonly load?: (state: State, loader: Loader) => Promise<void>;
  readonly loaded?: (state: State, loader: Loader, now: number) => Promise<void>;
  /** What of it two processes that have decided the same inputs both have, and hold against each other. */
  readonly hashed?: readonly Hashed[];
  /** Leaves out what nothing waits for any more; only between batches. */
  readonly tidy?: (state: State) => void;
}

/** What prices mean to it. */
export interface MarketPart {
  /** A tick that would be accepted is too late: something was decided by the ticks before it. */
  readonly isLate?: (state: State, symbolId: number, time: number) => boolean;
  /** An accepted tick, before it is the symbol's quote, and after. */
  readonly beforeTick?: (step: Step, tick: Tick) => void;
  readonly onTick?: (step: Step, tick: Tick) => void;
  /** Who holds something of a symbol. */
  readonly holdersOf?: (state: State, symbolId: number) => Iterable<number>;
  /**
   * Numbers of ticks that something of it was decided by, so that it can be worked out again; `all` while something open
   * still looks back on any of them. Numbers out of the span are left out by who asks.
   */
  readonly usedTicks?: (reader: Reader, span: TickSpan) => Promise<Iterable<number> | 'all'>;
}

/** What it has to say to trades, and what it says of its own. */
export interface TradesPart {
  /** Why the customer takes on no new exposure at all just now; null: he may. Asked before anything else of a trade. */
  readonly blocksTrading?: (state: State, customerId: number) => RefusalKey | null;
  /** Why nothing new is lent to the customer just now; null: nothing speaks against it. */
  readonly blocksBorrowing?: (state: State, customerId: number, now: number) => RefusalKey | null;
  /** Why the customer locks no money away for a term just now; null: nothing speaks against it. */
  readonly blocksLocking?: (state: State, customerId: number, now: number) => RefusalKey | null;
  /** Why nothing is paid out to the customer just now; null: nothing speaks against it. */
  readonly blocksPaying?: (state: State, customerId: number) => RefusalKey | null;
  /** Something is about to be done to a customer, by his command or by a tick: what still waits for him is done first. */
  readonly catchUp?: (step: Step, customerId: number) => void;
  /** New exposure is about to be taken: refuses the step where the product does not let it through. */
  readonly mayTrade?: (step: Step, trade: NewTrade) => void;
  /** A customer is about to move money between his own accounts: refuses the step where he may not. */
  readonly mayTransfer?: (step: Step, transfer: OwnTransfer) => void;
  /** A position was opened, closed in part or in whole, or given other stops. */
  readonly onPosition?: (step: Step, change: HookContext['position']) => void;
  /** A trade has ended and brought its result. */
  readonly onTradeEnded?: (step: Step, trade: EndedTrade) => void;
  /** Something of a customer has ended and paid its result: what he owes with nothing open is written off. */
  readonly writeOff?: (step: Step, customerId: number, cause: Cause) => void;
  /** What a customer's running trades of the product may still cost him, 10⁻⁸. */
  readonly atRisk?: (state: State, customerId: number) => bigint;
  /** Results of trades that ended at `since` (epoch ms) or later, by customer; trades after `from` and up to `until`. */
  readonly resultsSince?: (loader: Loader, since: number) => Promise<readonly PastResult[]>;
  readonly tradesBetween?: (loader: Loader, from: number, until: number) => Promise<readonly PastTrades[]>;
  /** Cancels what waits to open a position. */
  readonly cancelPending?: (step: Step, customerId: number, reason: string) => void;
  /** Ends what a demo customer has: first what waits, then what runs. How many of each, by name. */
  readonly cancelAll?: (step: Step, customerId: number, reason: string) => Readonly<Record<string, number>>;
  readonly endAll?: (step: Step, customerId: number, reason: string) => Readonly<Record<string, number>>;
}

/** What settings mean to it. */
export interface SettingsPart {
  /** Settings are about to change: refuses the step while somebody's money depends on one of them. */
  readonly maySet?: (step: Step, keys: readonly string[]) => void;
  /** Settings have changed: key → value, null where the declared one holds again. */
  readonly onSettings?: (step: Step, values: Readonly<Record<string, string | null>>) => void;
}

/** What a product does by the clock or after an event, without a command from outside. */
export interface TimePart {
  /** What of it has its time: expiries, terms, reminders. One heap and one timer submit them, each once. */
  readonly timed?: Readonly<Partial<Record<TimedKind, Timed>>>;
  /** What is to be done without an instant of its own, as the state has it; the same timer looks four times a second. */
  readonly due?: (state: State, now: number) => readonly Due[];
  /** What is to be submitted at once when an event goes out, also named by `due` in case that fails. */
  readonly followUp?: (event: EngineEvent) => Due | undefined;
}

/** What `npm run verify` looks at. */
export interface VerifyPart {
  /** Its rows that a replay of the inputs has to come to. */
  readonly replayed?: readonly Replayed[];
  /** What its open rows have to hold, by the database: `npm run verify` holds the ledger against it. */
  readonly holds?: (reader: Reader) => AsyncIterable<DueHold>;
  /** Holds its rows against each other: says what it found, throws a `Mismatch` at the first that differs. */
  readonly verified?: (reader: Reader, writeOffs: ReadonlySet<string>) => Promise<string>;
}

/** What a product is to the engine. All of it is optional but the name; hooks run in the order of the products. */
export interface Product {
  readonly name: string;
  readonly lane?: LanePart;
  readonly state?: StatePart;
  readonly ledger?: LedgerPart;
  readonly market?: MarketPart;
  readonly trades?: TradesPart;
  readonly settings?: SettingsPart;
  readonly time?: TimePart;
  readonly verify?: VerifyPart;
}

/** A product's declaration, checked where it stands. */
export const defineProduct = <const P extends Product>(product: P): P => product;
