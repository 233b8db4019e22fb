import type { MovementKind, RefusalKey } from '@truemark/domain';
import { AccountKeys } from './account-key.js';
import type { HashedRows } from './hashed-rows.js';
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
  ScheduledTask,
} from './product.js';
import type {
  Command,
  EntryType,
  HookContext,
  LedgerFigures,
  QueueKind,
  ScheduledKind,
  WalletKind,
} from './registry.js';
import type { AnyTable } from './store/batch.js';
import { rowWrites } from './tables/journal.table.js';
import { laneInputs } from './tables/lane.table.js';

type Part = Exclude<keyof Product, 'name'>;
type PartOf<P extends Part> = NonNullable<Product[P]>;

/** Names of the function members of a part. */
type Hook<P extends Part> = {
  [K in keyof PartOf<P>]-?: Required<PartOf<P>>[K] extends (...args: never[]) => unknown ? K : never;
}[keyof PartOf<P>];

/** Hooks that are called on every product at start or while the engine runs. */
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

/** The products' functions of one part by name, each list in product order. */
export type Hooks<P extends keyof typeof HOOKS> = {
  readonly [N in (typeof HOOKS)[P][number] & keyof PartOf<P>]: readonly NonNullable<PartOf<P>[N]>[];
};

/** Everything the products declare, merged once. The kernel uses this and knows no product by name. */
export class ProductRegistry {
  readonly handlers: Handlers;
  readonly answers: Answers;
  /** Kinds of customer account, in the order of their numbers. */
  readonly wallets: readonly WalletKind[];
  readonly walletOf: Readonly<Partial<Record<WalletKind, Wallet>>>;
  /** The account that pays for all trades in single-account mode; null: no product has one. */
  readonly servesAll: WalletKind | null;
  readonly accountKeys: AccountKeys;
  /** Entry type → the movement kind a customer filters by. */
  readonly movementKinds: ReadonlyMap<EntryType, MovementKind>;
  /** Timed items, by kind. */
  readonly timed: ReadonlyMap<ScheduledKind, ScheduledTask>;
  /** Entry types that move money in from outside or out to it. */
  readonly outside: readonly EntryType[];
  /** Product of each entry type, and the meaning of movements on house accounts. */
  readonly figures: LedgerFigures;
  readonly queues: Readonly<Partial<Record<QueueKind, ReviewedQueue>>>;
  /** Kinds whose inputs record which limits they were decided by. */
  readonly laterLimits: ReadonlySet<string>;
  readonly journalled: NonNullable<LanePart['journalled']>;
  /** Command kinds that yield to all others. */
  readonly background: ReadonlySet<string>;
  /** Tables whose rows are in the journal's hash chain, in the order in which a link names them. */
  readonly linked: readonly AnyTable[];
  /** State parts that two processes compare by hash, in rotation order. */
  readonly hashed: readonly HashedRows[];
  // Hooks called at every posting, tick or command, collected once.
  readonly state: Hooks<'state'>;
  readonly ledger: Hooks<'ledger'>;
  readonly market: Hooks<'market'>;
  readonly settings: Hooks<'settings'>;
  readonly time: Hooks<'time'>;
  readonly trades: Hooks<'trades'>;
  private readonly readOnlyCommands: ReadonlySet<string>;

  constructor(readonly products: readonly Product[]) {
    this.state = this.collectHooks('state');
    this.ledger = this.collectHooks('ledger');
    this.market = this.collectHooks('market');
    this.settings = this.collectHooks('settings');
    this.time = this.collectHooks('time');
    this.trades = this.collectHooks('trades');
    this.handlers = this.merge('lane', 'commands');
    this.answers = this.merge('lane', 'answers');
    this.walletOf = this.merge('ledger', 'wallets');
    this.wallets = (Object.entries(this.walletOf) as [WalletKind, Wallet][])
      .sort(([, one], [, other]) => one.number - other.number)
      .map(([kind]) => kind);
    this.servesAll = this.wallets.find((kind) => this.walletOf[kind]?.servesAll) ?? null;
    const house = products.flatMap(({ ledger }) => ledger?.house ?? []);
    this.accountKeys = new AccountKeys([...this.wallets, ...house]);
    this.movementKinds = new Map(
      Object.entries(this.merge('ledger', 'entries')) as [EntryType, MovementKind][],
    );
    this.timed = new Map(Object.entries(this.merge('time', 'timed')) as [ScheduledKind, ScheduledTask][]);
    this.outside = products.flatMap(({ ledger }) => ledger?.outside ?? []);
    this.figures = {
      productOf: Object.fromEntries(
        products.flatMap(({ name, ledger }) =>
          Object.keys(ledger?.entries ?? {}).map((type) => [type, name]),
        ),
      ),
      meaning: this.merge('ledger', 'meaning'),
      opening: products.flatMap(({ ledger }) => ledger?.opening ?? []),
      spreads: products.flatMap(({ ledger }) =>
        ledger?.spread ? [{ entry: ledger.spread.entry, table: ledger.spread.table.name }] : [],
      ),
      symbolIn: Object.fromEntries(
        Object.entries(this.merge('ledger', 'symbolIn')).map(([cause, { name }]) => [cause, name]),
      ),
    };
    this.queues = this.merge('lane', 'queues');
    this.laterLimits = new Set(products.flatMap(({ lane }) => lane?.laterLimits ?? []));
    this.journalled = this.merge('lane', 'journalled');
    this.background = new Set(products.flatMap(({ lane }) => lane?.background ?? []));
    this.readOnlyCommands = new Set(products.flatMap(({ lane }) => lane?.readOnlyCommands ?? []));
    this.hashed = products.flatMap(({ state }) => state?.hashed ?? []);
    this.linked = [
      laneInputs,
      ...products.flatMap(({ state }) => state?.linked ?? []),
      rowWrites,
    ] as unknown as AnyTable[];
  }

  /** Drops entries that nothing waits for any more; only between batches. */
  tidy(state: HookContext['state']): void {
    for (const tidy of this.state.tidy) tidy(state);
    state.dues.tidy(state);
  }

  /** Refuses the step while a product blocks new exposure for the customer. */
  requireUnblocked(step: HookContext['step'], customerId: number): void {
    for (const block of this.trades.blocksTrading) {
      const key = block(step.state, customerId);
      if (key) step.refuse(key);
    }
  }

  /** The reason why the customer may not borrow now; null: no product objects. */
  blocksBorrowing(state: HookContext['state'], customerId: number, now: number): RefusalKey | null {
    return firstOf(this.trades.blocksBorrowing, (blocks) => blocks(state, customerId, now));
  }

  /** The reason why the customer may not lock money for a term now; null: no product objects. */
  blocksLocking(state: HookContext['state'], customerId: number, now: number): RefusalKey | null {
    return firstOf(this.trades.blocksLocking, (blocks) => blocks(state, customerId, now));
  }

  /** The reason why the customer may not be paid out now; null: no product objects. */
  blocksPaying(state: HookContext['state'], customerId: number): RefusalKey | null {
    return firstOf(this.trades.blocksPaying, (blocks) => blocks(state, customerId));
  }

  /** Applies the customer's pending work before anything else happens to the customer. */
  catchUp(step: HookContext['step'], customerId: number): void {
    for (const catchUp of this.trades.catchUp) catchUp(step, customerId);
  }

  /** Notifies the products of a changed position. */
  notePosition(step: HookContext['step'], change: HookContext['position']): void {
    for (const note of this.trades.onPosition) note(step, change);
  }

  /** Lets every product refuse new exposure before it is taken. */
  requireTradable(step: HookContext['step'], trade: NewTrade): void {
    for (const mayTrade of this.trades.mayTrade) mayTrade(step, trade);
  }

  /** Lets every product refuse a transfer between a customer's own accounts. */
  requireTransferable(step: HookContext['step'], transfer: OwnTransfer): void {
    for (const mayTransfer of this.trades.mayTransfer) mayTransfer(step, transfer);
  }

  /** Called when something of a customer ended and paid its result: writes off debt that nothing open backs. */
  writeOff(step: HookContext['step'], customerId: number, cause: Cause): void {
    for (const writeOff of this.trades.writeOff) writeOff(step, customerId, cause);
  }

  /** Notifies the products of an ended trade. */
  noteEnded(step: HookContext['step'], trade: EndedTrade): void {
    for (const note of this.trades.onTradeEnded) note(step, trade);
  }

  /** Cancels everything that waits to open a position for the customer. */
  cancelPending(step: HookContext['step'], customerId: number, reason: string): void {
    for (const cancel of this.trades.cancelPending) cancel(step, customerId, reason);
  }

  /** The most the customer's running trades may still lose, 10⁻⁸. */
  atRisk(state: HookContext['state'], customerId: number): bigint {
    return this.trades.atRisk.reduce((sum, of) => sum + of(state, customerId), 0n);
  }

  /** False for commands that only write rows or only read: they alter no decision and are not journalled. */
  isInput({ kind }: Pick<Command, 'kind'>): boolean {
    return !this.readOnlyCommands.has(kind);
  }

  private collectHooks<P extends keyof typeof HOOKS>(part: P): Hooks<P> {
    const listOf = (name: string) =>
      this.products.flatMap((product) => Reflect.get(product[part] ?? {}, name) ?? []);
    return Object.fromEntries(HOOKS[part].map((name) => [name, listOf(name)])) as unknown as Hooks<P>;
  }

  /** Merges the products' records of one name. Throws if two products define the same key. */
  private merge<P extends Part, K extends keyof PartOf<P>>(part: P, name: K): NonNullable<PartOf<P>[K]> {
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

/** The first non-null answer. */
function firstOf<T>(all: readonly T[], ask: (hook: T) => RefusalKey | null): RefusalKey | null {
  for (const hook of all) {
    const key = ask(hook);
    if (key) return key;
  }
  return null;
}
