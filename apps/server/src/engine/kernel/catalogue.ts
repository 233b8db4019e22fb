import type { MovementKind } from '@truemark/domain';
import { AccountKeys } from './account-key.js';
import type { Answers, EndedTrade, Handlers, NewTrade, Product } from './product.js';
import type { Command, EntryType, Given, WalletKind } from './registry.js';

type Hook = {
  [K in keyof Product]-?: Required<Product>[K] extends (...args: never[]) => unknown ? K : never;
}[keyof Product];

/** What the products bring along, put together once: the kernel asks here and knows none of them. */
export class Catalogue {
  readonly handlers: Handlers;
  readonly answers: Answers;
  readonly wallets: readonly WalletKind[];
  readonly accountKeys: AccountKeys;
  /** Type of entry → the kind under which a customer looks for it. */
  readonly movementKinds: ReadonlyMap<EntryType, MovementKind>;
  // Called at every posting and every tick: put together once.
  readonly onBalance: readonly NonNullable<Product['onBalance']>[];
  readonly isLate: readonly NonNullable<Product['isLate']>[];
  readonly beforeTick: readonly NonNullable<Product['beforeTick']>[];
  readonly onTick: readonly NonNullable<Product['onTick']>[];
  private readonly catchUps: readonly NonNullable<Product['catchUp']>[];
  private readonly onPosition: readonly NonNullable<Product['onPosition']>[];
  private readonly mayTrade: readonly NonNullable<Product['mayTrade']>[];
  private readonly onTradeEnded: readonly NonNullable<Product['onTradeEnded']>[];
  private readonly tidies: readonly NonNullable<Product['tidy']>[];
  private readonly looks: ReadonlySet<string>;

  constructor(readonly products: readonly Product[]) {
    this.handlers = mergedOf(products, 'commands');
    this.answers = mergedOf(products, 'answers');
    this.wallets = products.flatMap(({ wallets = [] }) => wallets);
    this.accountKeys = new AccountKeys([...this.wallets, ...products.flatMap(({ house = [] }) => house)]);
    this.movementKinds = new Map(
      Object.entries(mergedOf(products, 'entries')) as [EntryType, MovementKind][],
    );
    this.onBalance = this.hooks('onBalance');
    this.isLate = this.hooks('isLate');
    this.beforeTick = this.hooks('beforeTick');
    this.onTick = this.hooks('onTick');
    this.catchUps = this.hooks('catchUp');
    this.onPosition = this.hooks('onPosition');
    this.mayTrade = this.hooks('mayTrade');
    this.onTradeEnded = this.hooks('onTradeEnded');
    this.tidies = this.hooks('tidy');
    this.looks = new Set(products.flatMap(({ looks = [] }) => looks));
  }

  /** The products' hooks of one name, in the order of the products. */
  hooks<K extends Hook>(name: K): readonly NonNullable<Product[K]>[] {
    return this.products.flatMap((product) => product[name] ?? []) as readonly NonNullable<Product[K]>[];
  }

  /** Each product leaves out what nothing waits for any more; only between batches. */
  tidy(state: Given['state']): void {
    for (const tidy of this.tidies) tidy(state);
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

  /** A trade has ended, and whoever counts results hears of it. */
  noteEnded(step: Given['step'], trade: EndedTrade): void {
    for (const note of this.onTradeEnded) note(step, trade);
  }

  /** Cancels whatever waits to open a position for the customer. */
  cancelPending(step: Given['step'], customerId: number, reason: string): void {
    for (const cancel of this.hooks('cancelPending')) cancel(step, customerId, reason);
  }

  /** What the customer's running trades may still cost him, 10⁻⁸. */
  atRisk(state: Given['state'], customerId: number): bigint {
    return this.hooks('atRisk').reduce((sum, of) => sum + of(state, customerId), 0n);
  }

  /** Commands that only write rows, or only look, alter no decision and are not journalled. */
  isInput({ kind }: Pick<Command, 'kind'>): boolean {
    return !this.looks.has(kind);
  }
}

/** The products' records of one name as one. Throws where two products say something of the same name. */
function mergedOf<K extends 'commands' | 'answers' | 'entries'>(
  products: readonly Product[],
  name: K,
): NonNullable<Product[K]> {
  const merged: Record<string, unknown> = {};
  for (const product of products) {
    for (const [key, value] of Object.entries(product[name] ?? {})) {
      if (key in merged) throw new Error(`${product.name}: ${name} ${key} is another product's`);
      merged[key] = value;
    }
  }
  return merged as NonNullable<Product[K]>;
}
