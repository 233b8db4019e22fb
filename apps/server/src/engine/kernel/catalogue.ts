import type { MovementKind, RefusalKey } from '@truemark/domain';
import { AccountKeys } from './account-key.js';
import type {
  Answers,
  EndedTrade,
  Handlers,
  NewTrade,
  OwnTransfer,
  Product,
  ReviewedQueue,
  Timed,
  Wallet,
} from './product.js';
import type { Command, EntryType, Given, QueueKind, TimedKind, WalletKind } from './registry.js';

type Hook = {
  [K in keyof Product]-?: Required<Product>[K] extends (...args: never[]) => unknown ? K : never;
}[keyof Product];

/** What the products bring along, put together once: the kernel asks here and knows none of them. */
export class Catalogue {
  readonly handlers: Handlers;
  readonly answers: Answers;
  /** Kinds of account of a customer, in the order of their numbers. */
  readonly wallets: readonly WalletKind[];
  readonly walletOf: Readonly<Partial<Record<WalletKind, Wallet>>>;
  readonly accountKeys: AccountKeys;
  /** Type of entry → the kind under which a customer looks for it. */
  readonly movementKinds: ReadonlyMap<EntryType, MovementKind>;
  /** What has its time, by kind. */
  readonly timed: ReadonlyMap<TimedKind, Timed>;
  /** Types of entry by which money comes from outside or goes there. */
  readonly outside: readonly EntryType[];
  readonly queues: Readonly<Partial<Record<QueueKind, ReviewedQueue>>>;
  /** Kinds whose inputs say by which limits they were decided. */
  readonly laterLimits: ReadonlySet<string>;
  readonly journalled: NonNullable<Product['journalled']>;
  readonly onSettings: readonly NonNullable<Product['onSettings']>[];
  readonly maySet: readonly NonNullable<Product['maySet']>[];
  // Called at every posting and every tick: put together once.
  readonly onBalance: readonly NonNullable<Product['onBalance']>[];
  readonly isLate: readonly NonNullable<Product['isLate']>[];
  readonly beforeTick: readonly NonNullable<Product['beforeTick']>[];
  readonly onTick: readonly NonNullable<Product['onTick']>[];
  private readonly catchUps: readonly NonNullable<Product['catchUp']>[];
  private readonly onPosition: readonly NonNullable<Product['onPosition']>[];
  private readonly mayTrade: readonly NonNullable<Product['mayTrade']>[];
  private readonly onTradeEnded: readonly NonNullable<Product['onTradeEnded']>[];
  private readonly blocks: readonly NonNullable<Product['blocksTrading']>[];
  private readonly cancels: readonly NonNullable<Product['cancelPending']>[];
  private readonly risks: readonly NonNullable<Product['atRisk']>[];
  private readonly tidies: readonly NonNullable<Product['tidy']>[];
  /** Kinds of commands that give way to all others. */
  readonly background: ReadonlySet<string>;
  private readonly looks: ReadonlySet<string>;

  constructor(readonly products: readonly Product[]) {
    this.handlers = mergedOf(products, 'commands');
    this.answers = mergedOf(products, 'answers');
    this.walletOf = mergedOf(products, 'wallets');
    this.wallets = (Object.entries(this.walletOf) as [WalletKind, Wallet][])
      .sort(([, one], [, other]) => one.number - other.number)
      .map(([kind]) => kind);
    this.accountKeys = new AccountKeys([...this.wallets, ...products.flatMap(({ house = [] }) => house)]);
    this.movementKinds = new Map(
      Object.entries(mergedOf(products, 'entries')) as [EntryType, MovementKind][],
    );
    this.timed = new Map(Object.entries(mergedOf(products, 'timed')) as [TimedKind, Timed][]);
    this.outside = products.flatMap(({ outside = [] }) => outside);
    this.queues = mergedOf(products, 'queues');
    this.laterLimits = new Set(products.flatMap(({ laterLimits = [] }) => laterLimits));
    this.journalled = mergedOf(products, 'journalled');
    this.onSettings = this.hooks('onSettings');
    this.maySet = this.hooks('maySet');
    this.blocks = this.hooks('blocksTrading');
    this.onBalance = this.hooks('onBalance');
    this.isLate = this.hooks('isLate');
    this.beforeTick = this.hooks('beforeTick');
    this.onTick = this.hooks('onTick');
    this.catchUps = this.hooks('catchUp');
    this.onPosition = this.hooks('onPosition');
    this.mayTrade = this.hooks('mayTrade');
    this.onTradeEnded = this.hooks('onTradeEnded');
    this.cancels = this.hooks('cancelPending');
    this.risks = this.hooks('atRisk');
    this.tidies = this.hooks('tidy');
    this.background = new Set(products.flatMap(({ background = [] }) => background));
    this.looks = new Set(products.flatMap(({ looks = [] }) => looks));
  }

  /** The products' hooks of one name, in the order of the products. */
  hooks<K extends Hook>(name: K): readonly NonNullable<Product[K]>[] {
    return this.products.flatMap((product) => product[name] ?? []) as readonly NonNullable<Product[K]>[];
  }

  /** Leaves out what nothing waits for any more; only between batches. */
  tidy(state: Given['state']): void {
    for (const tidy of this.tidies) tidy(state);
    state.dues.tidy(state);
  }

  /** Refuses the step while a product lets the customer take on no new exposure. */
  requireUnblocked(step: Given['step'], customerId: number): void {
    for (const block of this.blocks) {
      const key = block(step.state, customerId);
      if (key) step.refuse(key);
    }
  }

  /** Why nothing new is lent to the customer just now; null: no product speaks against it. */
  blocksBorrowing(state: Given['state'], customerId: number): RefusalKey | null {
    for (const blocks of this.hooks('blocksBorrowing')) {
      const key = blocks(state, customerId);
      if (key) return key;
    }
    return null;
  }

  /** What still waits for a customer is done, before anything else is done to him. */
  catchUp(step: Given['step'], customerId: number): void {
    for (const catchUp of this.catchUps) catchUp(step, customerId);
  }

  /** A position has changed, and whoever follows positions hears of it. */
  notePosition(step: Given['step'], change: Given['position']): void {
    for (const note of this.onPosition) note(step, change);
  }

  /** New exposure is about to be taken: any product may refuse the step. */
  requireTradable(step: Given['step'], trade: NewTrade): void {
    for (const mayTrade of this.mayTrade) mayTrade(step, trade);
  }

  /** Money is about to move between a customer's own accounts: any product may refuse the step. */
  requireTransferable(step: Given['step'], transfer: OwnTransfer): void {
    for (const mayTransfer of this.hooks('mayTransfer')) mayTransfer(step, transfer);
  }

  /** A trade has ended, and whoever counts results hears of it. */
  noteEnded(step: Given['step'], trade: EndedTrade): void {
    for (const note of this.onTradeEnded) note(step, trade);
  }

  /** Cancels whatever waits to open a position for the customer. */
  cancelPending(step: Given['step'], customerId: number, reason: string): void {
    for (const cancel of this.cancels) cancel(step, customerId, reason);
  }

  /** What the customer's running trades may still cost him, 10⁻⁸. */
  atRisk(state: Given['state'], customerId: number): bigint {
    return this.risks.reduce((sum, of) => sum + of(state, customerId), 0n);
  }

  /** Commands that only write rows, or only look, alter no decision and are not journalled. */
  isInput({ kind }: Pick<Command, 'kind'>): boolean {
    return !this.looks.has(kind);
  }
}

type Merged = 'commands' | 'answers' | 'entries' | 'timed' | 'wallets' | 'queues' | 'journalled';

/** The products' records of one name as one. Throws where two products say something of the same name. */
function mergedOf<K extends Merged>(products: readonly Product[], name: K): NonNullable<Product[K]> {
  const merged: Record<string, unknown> = {};
  for (const product of products) {
    for (const [key, value] of Object.entries(product[name] ?? {})) {
      if (key in merged) throw new Error(`${product.name}: ${name} ${key} is another product's`);
      merged[key] = value;
    }
  }
  return merged as NonNullable<Product[K]>;
}
