import type { MovementKind, Tick } from '@truemark/domain';
import type { Loader } from './loader.js';
import type {
  Answer,
  Command,
  Commands,
  Counters,
  EngineEvent,
  EntryType,
  Given,
  HouseKinds,
  Question,
  Questions,
  Slices,
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

/** Something whose time has come. */
export interface Due {
  /** It is submitted once at a time. */
  readonly key: string;
  readonly command: Command;
  /** Done when it could not be submitted; what is due is named again at the next look otherwise. */
  readonly again?: () => void;
}

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
  /** Something is about to be done to a customer, by his command or by a tick: what still waits for him is done first. */
  readonly catchUp?: (step: Step, customerId: number) => void;
  /** A position was opened, closed in part or in whole, or given other stops. */
  readonly onPosition?: (step: Step, change: Given['position']) => void;
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
  /** What has become due at `now` (epoch ms, market clock); looked at four times a second. */
  readonly due?: (state: State, now: number) => readonly Due[];
  /** What is to be submitted at once when an event goes out, also named by `due` in case that fails. */
  readonly followUp?: (event: EngineEvent) => Due | undefined;
  /** What runs out at an instant and is settled by the ticks until then, a moment later. */
  readonly settlement?: {
    readonly isDue: (state: State, until: number) => boolean;
    readonly command: (until: number) => Command;
  };
  /** Its rows that a replay of the inputs has to come to. */
  readonly replayed?: readonly Replayed[];
  /** Leaves out what nothing waits for any more; only between batches. */
  readonly tidy?: (state: State) => void;
}

/** A product's declaration, checked where it stands. */
export const defineProduct = <const P extends Product>(product: P): P => product;
