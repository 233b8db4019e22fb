import type { RefusalKey, ReviewedFlow, Tick } from '@truemark/domain';
import type { DatabaseReader } from '../../platform/database/database-reader.js';
import type { HashedRows } from './hashed-rows.js';
import type { Known } from './known.js';
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
  ScheduledKind,
  Slices,
  WalletKind,
} from './registry.js';
import type { ReplayedTable } from './replayed-tables.js';
import type { LedgerAccount } from './tables/ledger.table.js';

type State = HookContext['state'];
type Step = HookContext['step'];

/** Handlers of commands, by kind. */
export type Handlers = {
  readonly [K in keyof Commands]?: (step: Step, command: Commands[K]['command']) => Commands[K]['result'];
};

/** Handlers of questions: answer from the state at `now` (epoch ms) and change nothing. */
export type Answers = {
  readonly [K in keyof Questions]?: (
    state: State,
    question: Extract<Question, { kind: K }>,
    now: HookContext['now'],
  ) => Answer<K>;
};

/** Any table. */
type NamedTable = { readonly name: string };

/** Ticks of a symbol from `first` to `last`, both inclusive, on a day long past. */
export interface TickSpan {
  readonly symbolId: number;
  readonly first: number;
  readonly last: number;
  /** Ledger entries from the day before to the day after: ids above `afterEntry`, up to `upToEntry`. */
  readonly afterEntry: number;
  readonly upToEntry: number;
}

/** Amounts in 10⁻⁸ of account currency. */
export interface NewTrade {
  readonly customerId: number;
  /** An option's stake, or a contract order's margin. */
  readonly asked: bigint;
  /** The possible loss, which counts against the customer's daily limit. */
  readonly mayCost: bigint;
}

export interface EndedTrade {
  readonly customerId: number;
  /** Net of fees, 10⁻⁸. */
  readonly result: bigint;
  /** Epoch ms. */
  readonly at: number;
}

/**
 * Timed items of a product, by number. A step schedules them (`step.schedule`) and never unschedules them: the state
 * says when an item is due, also after a start, and an instant it does not confirm is ignored.
 */
interface Schedulable {
  /** Due time of the item, epoch ms of the market clock; null: not due, or no longer. */
  readonly at: (state: State, id: number) => number | null;
  /** Numbers of all waiting items, which fill the heap at start. Too many are harmless. */
  readonly waiting: (state: State) => Iterable<number>;
}
/** Decided one by one when due. If still due after an answer, submitted again a quarter of a second later. */
interface SingleTask extends Schedulable {
  readonly one: (id: number) => Command;
  readonly upTo?: undefined;
  readonly many?: undefined;
}
/** Decided by the ticks up to its instant; items left open are decided together, half a second of real time later. */
interface TickDrivenTask extends Schedulable {
  readonly one?: undefined;
  readonly upTo: (until: number) => Command;
  readonly many?: undefined;
}
/**
 * Many are due at once: decided in portions of up to `most`, one after the other, the earliest first. While nobody else
 * submits anything, a portion may have `mostAlone`: a commit costs the same for either.
 */
export interface BatchedTask extends Schedulable {
  readonly one?: undefined;
  readonly upTo?: undefined;
  readonly many: {
    readonly most: number;
    readonly mostAlone: number;
    readonly of: (ids: readonly number[]) => Command;
  };
}
export type ScheduledTask = SingleTask | TickDrivenTask | BatchedTask;

/** Work to submit now. If submitting fails, the next poll returns it again. */
export interface Due {
  /** At most one submission per key at a time. */
  readonly key: string;
  readonly command: Command;
}

/** A transfer between two accounts of one customer. */
export interface OwnTransfer {
  readonly customerId: number;
  readonly from: WalletKind;
  readonly to: WalletKind;
}

/** A queue of amounts that operators review. */
export interface ReviewedQueue {
  /** The kind of four-eyes request for one of them. */
  readonly approval: string;
  readonly flow: ReviewedFlow;
  /** The largest amount one person may decide, 10⁻⁸; absent: the limit of all payments. */
  readonly limit?: (state: State) => bigint;
}

/** A customer's trades that ended since an instant, or were opened within a span: read at start. */
export interface PastResult {
  readonly customerId: number;
  /** Net of fees, 10⁻⁸. */
  readonly result: bigint;
}
export interface PastTrades {
  readonly customerId: number;
  /** Opening times of the span's first and last trade, epoch ms. */
  readonly first: number;
  readonly last: number;
}

/** The amount that an open item must hold on an account. */
export interface DueHold {
  readonly account: Pick<LedgerAccount, 'ownerId' | 'kind'>;
  /** The cause that its entries name. */
  readonly refKind: string;
  readonly refId: number;
  readonly amount: bigint;
}

/** Obsolete input kinds that nobody submits any more: a replay decides them as they were decided then. */
export interface LegacyInputs {
  readonly kind: string;
  /** Receives the outcome of each other input. */
  note(outcome: object): void;
  decide(step: Step, payload: object): void;
}

/** Commands and questions a product handles in the lane, and what the journal keeps of them. */
export interface LanePart {
  readonly commands?: Handlers;
  /** Read-only commands: they alter no decision and are not journalled. */
  readonly readOnlyCommands?: readonly Command['kind'][];
  /** Its own commands in portions that no caller waits for: others' commands run between two portions. */
  readonly background?: readonly Command['kind'][];
  /** Frequent commands that only a replay reads: their payloads may move to a file once their day is sealed. */
  readonly archived?: readonly Command['kind'][];
  readonly answers?: Answers;
  /** Queues that wait for an operator's approval. */
  readonly queues?: Readonly<Partial<Record<QueueKind, ReviewedQueue>>>;
  /** Kinds that were later limited more strictly or priced differently: their inputs record which limits applied. */
  readonly laterLimits?: readonly string[];
  /** A new instance per replay. */
  readonly formerInputs?: () => LegacyInputs;
  /** The journalled part of a command, where it is not the whole: no personal data, no secrets. */
  readonly journalled?: {
    readonly [K in keyof Commands]?: (command: Commands[K]['command']) => object;
  };
}

/** A product's part of the state, and its rows. */
export interface StatePart {
  /** Includes tables whose rows only its API reads and that have no part in the state. */
  readonly tables?: readonly NamedTable[];
  /** Tables among `tables` whose rows are inputs themselves: journal links hash them. */
  readonly linked?: readonly NamedTable[];
  /** Counter → the table whose highest `id` it continues from. */
  readonly counters?: Readonly<Partial<Record<keyof Counters, NamedTable>>>;
  /** Creates its part of the state, empty. */
  readonly slice?: (state: State) => Partial<Slices>;
  /** Classes of its slice that an empty state has no instance of, and that a state image must name. */
  readonly madeLater?: readonly (abstract new (
    ...args: never[]
  ) => unknown)[];
  /** Loads its part from the database; `loaded` follows once every product has loaded. */
  readonly load?: (state: State, loader: Loader) => Promise<void>;
  readonly loaded?: (state: State, loader: Loader, now: number) => Promise<void>;
  /** Items that two processes with the same inputs both have, compared by hash. */
  readonly hashed?: readonly HashedRows[];
  /** Drops entries that nothing waits for any more; only between batches. */
  readonly tidy?: (state: State) => void;
}

/** Hooks of a product on prices. */
export interface MarketPart {
  /** Whether an otherwise acceptable tick is too late, since something was decided by the ticks before it. */
  readonly isLate?: (state: State, symbolId: number, time: number) => boolean;
  /** Called with an accepted tick, before and after it becomes the symbol's quote. */
  readonly beforeTick?: (step: Step, tick: Tick) => void;
  readonly onTick?: (step: Step, tick: Tick) => void;
  /** Customers who hold something in a symbol. */
  readonly holdersOf?: (state: State, symbolId: number) => Iterable<number>;
  /**
   * Tick numbers that its decisions used, so that they can be verified again; `all` while an open item may still use
   * any of them. The caller drops numbers outside the span.
   */
  readonly usedTicks?: (reader: DatabaseReader, span: TickSpan) => Promise<Iterable<number> | 'all'>;
}

/** Hooks of a product on trades, and queries about its own. */
export interface TradesPart {
  /** Why the customer may take no new exposure now; null: allowed. Checked before anything else of a trade. */
  readonly blocksTrading?: (state: State, customerId: number) => RefusalKey | null;
  /** The reason why the customer may not borrow now; null: no objection. */
  readonly blocksBorrowing?: (state: State, customerId: number, now: number) => RefusalKey | null;
  /** The reason why the customer may not lock money for a term now; null: no objection. */
  readonly blocksLocking?: (state: State, customerId: number, now: number) => RefusalKey | null;
  /** The reason why the customer may not be paid out now; null: no objection. */
  readonly blocksPaying?: (state: State, customerId: number) => RefusalKey | null;
  /** Applies the customer's pending work before a command or a tick does anything else to the customer. */
  readonly catchUp?: (step: Step, customerId: number) => void;
  /** Refuses the step if new exposure is not allowed. */
  readonly mayTrade?: (step: Step, trade: NewTrade) => void;
  /** Refuses the step if the customer may not make this transfer between own accounts. */
  readonly mayTransfer?: (step: Step, transfer: OwnTransfer) => void;
  /** A position was opened, partly or fully closed, or got new stops. */
  readonly onPosition?: (step: Step, change: HookContext['position']) => void;
  /** A trade has ended with its result. */
  readonly onTradeEnded?: (step: Step, trade: EndedTrade) => void;
  /** Something of a customer ended and paid its result: writes off debt that nothing open backs. */
  readonly writeOff?: (step: Step, customerId: number, cause: Cause) => void;
  /** The most a customer's running trades of the product may still lose, 10⁻⁸. */
  readonly atRisk?: (state: State, customerId: number) => bigint;
  /**
   * Results of trades that ended at `since` (epoch ms) or later, by customer; trades after `from` and up to `until`.
   */
  readonly resultsSince?: (loader: Loader, since: number) => Promise<readonly PastResult[]>;
  readonly tradesBetween?: (loader: Loader, from: number, until: number) => Promise<readonly PastTrades[]>;
  /** Cancels everything that waits to open a position. */
  readonly cancelPending?: (step: Step, customerId: number, reason: string) => void;
  /** Ends everything of a demo customer: first pending items, then running ones. Returns counts by name. */
  readonly cancelAll?: (step: Step, customerId: number, reason: string) => Readonly<Record<string, number>>;
  readonly endAll?: (step: Step, customerId: number, reason: string) => Readonly<Record<string, number>>;
}

/** Hooks of a product on settings. */
export interface SettingsPart {
  /** Refuses the step while someone's money depends on a setting that is to change. */
  readonly maySet?: (step: Step, keys: readonly string[]) => void;
  /** Settings changed: key → value, null if the declared default applies again. */
  readonly onSettings?: (step: Step, values: Readonly<Record<string, string | null>>) => void;
}

/** Work that a product does by the clock or after an event, without an outside command. */
export interface TimePart {
  /** Timed items: expiries, terms, reminders. One heap and one timer submit each once. */
  readonly timed?: Readonly<Partial<Record<ScheduledKind, ScheduledTask>>>;
  /** Work without an instant of its own, derived from the state; the same timer polls it four times a second. */
  readonly due?: (state: State, now: number) => readonly Due[];
  /** Work to submit at once when an event is published; `due` also returns it, in case that fails. */
  readonly followUp?: (event: EngineEvent) => Due | undefined;
}

/** Input to `npm run verify`. */
export interface VerifyPart {
  /** Rows that a replay of the inputs must reproduce. */
  readonly replayed?: readonly ReplayedTable[];
  /** Holds its open rows require, from the database; `npm run verify` compares them with the ledger. */
  readonly holds?: (reader: DatabaseReader) => AsyncIterable<DueHold>;
  /** Cross-checks its rows: returns a summary, throws a `Mismatch` at the first difference. */
  readonly verified?: (reader: DatabaseReader, writeOffs: ReadonlySet<string>) => Promise<string>;
}

/** A product as the engine knows it. Everything but the name is optional; hooks run in product order. */
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

/** Type-checks a product's declaration. */
export const defineProduct = <const P extends Product>(product: P & Known<P, Product>): P => product;
