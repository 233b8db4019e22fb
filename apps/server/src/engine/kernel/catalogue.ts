import type { MovementKind, RefusalKey } from '@truemark/domain';
import { AccountKeys } from './account-key.js';
import type { Hashed } from './hashed.js';
import type { Cause, Wallet } from './ledger-part.js';
import type {
  Answers,
  EndedTrade,
  Handlers,
  LanePart,
  NewTrade,
  OwnTransfer,
  Product,
  ReviewedQueue,
  Timed,
} from './product.js';
import type {
  Command,
  EntryType,
  HookContext,
  LedgerFigures,
  QueueKind,
  TimedKind,
  WalletKind,
} from './registry.js';
import type { AnyTable } from './store/batch.js';
import { rowWrites } from './tables/journal.table.js';
import { laneInputs } from './tables/lane.table.js';

type Part = Exclude<keyof Product, 'name'>;
type PartOf<P extends Part> = NonNullable<Product[P]>;

/** The functions among what a part may have. */
type Hook<P extends Part> = {
  [K in keyof PartOf<P>]-?: Required<PartOf<P>>[K] extends (...args: never[]) => unknown ? K : never;
}[keyof PartOf<P>];

/** What is asked of every product while the engine runs, or at its start. */
const HOOKS = {
  state: ['slice', 'load', 'loaded', 'tidy'],
  ledger: ['onBalance'],
  market: ['isLate', 'beforeTick', 'onTick', 'holdersOf'],
  settings: ['maySet', 'onSettings'],
  time: ['due', 'followUp'],
  trades: [
    'blocksTrading',
    'blocksBorrowing',
    'blocksLocking',
    'blocksPaying',
    'catchUp',
    'mayTrade',
    'mayTransfer',
    'onPosition',
    'onTradeEnded',
    'writeOff',
    'atRisk',
    'resultsSince',
    'tradesBetween',
    'cancelPending',
    'cancelAll',
    'endAll',
  ],
} as const satisfies { readonly [P in Part]?: readonly Hook<P>[] };

/** The products' functions of one part by name, each in the order of the products. */
export type Hooks<P extends keyof typeof HOOKS> = {
  readonly [N in (typeof HOOKS)[P][number] & keyof PartOf<P>]: readonly NonNullable<PartOf<P>[N]>[];
};

/** What the products bring along, put together once: the kernel asks here and knows none of them. */
export class Catalogue {
  readonly handlers: Handlers;
  readonly answers: Answers;
  /** Kinds of account of a customer, in the order of their numbers. */
  readonly wallets: readonly WalletKind[];
  readonly walletOf: Readonly<Partial<Record<WalletKind, Wallet>>>;
  /** The account that whatever is traded is paid from where one serves all; null: no product has it. */
  readonly servesAll: WalletKind | null;
  readonly accountKeys: AccountKeys;
  /** Type of entry → the kind under which a customer looks for it. */
  readonly movementKinds: ReadonlyMap<EntryType, MovementKind>;
  /** What has its time, by kind. */
  readonly timed: ReadonlyMap<TimedKind, Timed>;
  /** Types of entry by which money comes from outside or goes there. */
  readonly outside: readonly EntryType[];
  /** Whose each type of entry is, and what movements of the house's accounts are. */
  readonly figures: LedgerFigures;
  readonly queues: Readonly<Partial<Record<QueueKind, ReviewedQueue>>>;
  /** Kinds whose inputs say by which limits they were decided. */
  readonly laterLimits: ReadonlySet<string>;
  readonly journalled: NonNullable<LanePart['journalled']>;
  /** Kinds of commands that give way to all others. */
  readonly background: ReadonlySet<string>;
  /** Tables whose rows are in the journal's chain, in the order in which a link names them. */
  readonly linked: readonly AnyTable[];
  /** What two processes hold of their states against each other, in the order in which it takes its turn. */
  readonly hashed: readonly Hashed[];
  // Called at every posting, tick or command: put together once.
  readonly state: Hooks<'state'>;
  readonly ledger: Hooks<'ledger'>;
  readonly market: Hooks<'market'>;
  readonly settings: Hooks<'settings'>;
  readonly time: Hooks<'time'>;
  readonly trades: Hooks<'trades'>;
  private readonly looks: ReadonlySet<string>;

  constructor(readonly products: readonly Product[]) {
    this.state = this.hooks('state');
    this.ledger = this.hooks('ledger');
    this.market = this.hooks('market');
    this.settings = this.hooks('settings');
    this.time = this.hooks('time');
    this.trades = this.hooks('trades');
    this.handlers = this.merged('lane', 'commands');
    this.answers = this.merged('lane', 'answers');
    this.walletOf = this.merged('ledger', 'wallets');
    this.wallets = (Object.entries(this.walletOf) as [WalletKind, Wallet][])
      .sort(([, one], [, other]) => one.number - other.number)
      .map(([kind]) => kind);
    this.servesAll = this.wallets.find((kind) => this.walletOf[kind]?.servesAll) ?? null;
    const house = products.flatMap(({ ledger }) => ledger?.house ?? []);
    this.accountKeys = new AccountKeys([...this.wallets, ...house]);
    this.movementKinds = new Map(
      Object.entries(this.merged('ledger', 'entries')) as [EntryType, MovementKind][],
    );
    this.timed = new Map(Object.entries(this.merged('time', 'timed')) as [TimedKind, Timed][]);
    this.outside = products.flatMap(({ ledger }) => ledger?.outside ?? []);
    this.figures = {
      productOf: Object.fromEntries(
        products.flatMap(({ name, ledger }) =>
          Object.keys(ledger?.entries ?? {}).map((type) => [type, name]),
        ),
      ),
      meaning: this.merged('ledger', 'meaning'),
      opening: products.flatMap(({ ledger }) => ledger?.opening ?? []),
      spreads: products.flatMap(({ ledger }) =>
        ledger?.spread ? [{ entry: ledger.spread.entry, table: ledger.spread.table.name }] : [],
      ),
      symbolIn: Object.fromEntries(
        Object.entries(this.merged('ledger', 'symbolIn')).map(([cause, { name }]) => [cause, name]),
      ),
    };
    this.queues = this.merged('lane', 'queues');
    this.laterLimits = new Set(products.flatMap(({ lane }) => lane?.laterLimits ?? []));
    this.journalled = this.merged('lane', 'journalled');
    this.background = new Set(products.flatMap(({ lane }) => lane?.background ?? []));
    this.looks = new Set(products.flatMap(({ lane }) => lane?.looks ?? []));
    this.hashed = products.flatMap(({ state }) => state?.hashed ?? []);
    this.linked = [
      laneInputs,
      ...products.flatMap(({ state }) => state?.linked ?? []),
      rowWrites,
    ] as unknown as AnyTable[];
  }

  /** Leaves out what nothing waits for any more; only between batches. */
  tidy(state: HookContext['state']): void {
    for (const tidy of this.state.tidy) tidy(state);
    state.dues.tidy(state);
  }

  /** Refuses the step while a product lets the customer take on no new exposure. */
  requireUnblocked(step: HookContext['step'], customerId: number): void {
    for (const block of this.trades.blocksTrading) {
      const key = block(step.state, customerId);
      if (key) step.refuse(key);
    }
  }

  /** Why nothing new is lent to the customer just now; null: no product speaks against it. */
  blocksBorrowing(state: HookContext['state'], customerId: number, now: number): RefusalKey | null {
    return firstOf(this.trades.blocksBorrowing, (blocks) => blocks(state, customerId, now));
  }

  /** Why the customer locks no money away for a term just now; null: no product speaks against it. */
  blocksLocking(state: HookContext['state'], customerId: number, now: number): RefusalKey | null {
    return firstOf(this.trades.blocksLocking, (blocks) => blocks(state, customerId, now));
  }

  /** Why nothing is paid out to the customer just now; null: no product speaks against it. */
  blocksPaying(state: HookContext['state'], customerId: number): RefusalKey | null {
    return firstOf(this.trades.blocksPaying, (blocks) => blocks(state, customerId));
  }

  /** What still waits for a customer is done, before anything else is done to him. */
  catchUp(step: HookContext['step'], customerId: number): void {
    for (const catchUp of this.trades.catchUp) catchUp(step, customerId);
  }

  /** A position has changed, and whoever follows positions hears of it. */
  notePosition(step: HookContext['step'], change: HookContext['position']): void {
    for (const note of this.trades.onPosition) note(step, change);
  }

  /** New exposure is about to be taken: any product may refuse the step. */
  requireTradable(step: HookContext['step'], trade: NewTrade): void {
    for (const mayTrade of this.trades.mayTrade) mayTrade(step, trade);
  }

  /** Money is about to move between a customer's own accounts: any product may refuse the step. */
  requireTransferable(step: HookContext['step'], transfer: OwnTransfer): void {
    for (const mayTransfer of this.trades.mayTransfer) mayTransfer(step, transfer);
  }

  /** Something of a customer has ended and paid its result: nobody owes with nothing open. */
  writeOff(step: HookContext['step'], customerId: number, cause: Cause): void {
    for (const writeOff of this.trades.writeOff) writeOff(step, customerId, cause);
  }

  /** A trade has ended, and whoever counts results hears of it. */
  noteEnded(step: HookContext['step'], trade: EndedTrade): void {
    for (const note of this.trades.onTradeEnded) note(step, trade);
  }

  /** Cancels whatever waits to open a position for the customer. */
  cancelPending(step: HookContext['step'], customerId: number, reason: string): void {
    for (const cancel of this.trades.cancelPending) cancel(step, customerId, reason);
  }

  /** What the customer's running trades may still cost him, 10⁻⁸. */
  atRisk(state: HookContext['state'], customerId: number): bigint {
    return this.trades.atRisk.reduce((sum, of) => sum + of(state, customerId), 0n);
  }

  /** Commands that only write rows, or only look, alter no decision and are not journalled. */
  isInput({ kind }: Pick<Command, 'kind'>): boolean {
    return !this.looks.has(kind);
  }

  private hooks<P extends keyof typeof HOOKS>(part: P): Hooks<P> {
    const listOf = (name: string) =>
      this.products.flatMap((product) => Reflect.get(product[part] ?? {}, name) ?? []);
    return Object.fromEntries(HOOKS[part].map((name) => [name, listOf(name)])) as unknown as Hooks<P>;
  }

  /** The products' records of one name as one. Throws where two products say something of the same name. */
  private merged<P extends Part, K extends keyof PartOf<P>>(part: P, name: K): NonNullable<PartOf<P>[K]> {
    const merged: Record<string, unknown> = {};
    for (const product of this.products) {
      const declared = (product[part] as PartOf<P> | undefined)?.[name];
      for (const [key, value] of Object.entries(declared ?? {})) {
        if (key in merged) throw new Error(`${product.name}: ${String(name)} ${key} is another product's`);
        merged[key] = value;
      }
    }
    return merged as NonNullable<PartOf<P>[K]>;
  }
}

/** What the first product says that says anything. */
function firstOf<T>(all: readonly T[], ask: (hook: T) => RefusalKey | null): RefusalKey | null {
  for (const hook of all) {
    const key = ask(hook);
    if (key) return key;
  }
  return null;
}
