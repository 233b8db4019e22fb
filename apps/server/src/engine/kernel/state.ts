import { isOpen, type Tick } from '@truemark/domain';
import type { ChainEnd } from '../../platform/database/chain.js';
import { SymbolBook } from '../market/symbol-book.js';
import type { SymbolRow } from '../market/tables/market.table.js';
import type { Conversion } from '../products/contracts/book/legs.js';
import { MarginBook, type SymbolMark } from '../products/contracts/book/margin-book.js';
import { OrderBook } from '../products/contracts/book/order-book.js';
import { Triggers } from '../products/contracts/book/triggers.js';
import type { Order } from '../products/contracts/tables/order.table.js';
import type { CustomerBlocks } from '../products/customers/tables/customer.table.js';
import { LimitsBook } from '../products/limits/limits-book.js';
import { OptionBook } from '../products/options/option-book.js';
import { SaleBook } from '../products/options/sale-book.js';
import type { Duration } from '../products/options/tables/option.table.js';
import type { Review } from '../products/reviews/tables/review.table.js';
import type { Deposit, Withdrawal } from '../tables/cash.table.js';
import { accountKey } from './account-key.js';
import { KeptOutcomes } from './kept-outcomes.js';
import type { LedgerAccount, LedgerAccountKind } from './tables/ledger.table.js';
import { TriggerHeap } from './trigger-heap.js';

/** What decisions need of a customer. */
export interface CustomerState {
  readonly id: number;
  readonly isDemo: boolean;
  readonly blocked: CustomerBlocks;
}

export interface Counters {
  customers: number;
  accounts: number;
  entries: number;
  orders: number;
  options: number;
  sales: number;
  durations: number;
  symbols: number;
  symbolChanges: number;
  deposits: number;
  withdrawals: number;
}

/**
 * Everything a decision looks at, in memory. Only a `Step` changes it, and every change can be undone. Values are
 * replaced, never mutated.
 */
export class State {
  laneSeq = 0;
  /** The latest instant of whatever was stored: time never goes back to before it, whatever a clock does. */
  storedUntil = 0;
  configVersion = 0;
  readonly counters: Counters = {
    customers: 0,
    accounts: 0,
    entries: 0,
    orders: 0,
    options: 0,
    sales: 0,
    durations: 0,
    symbols: 0,
    symbolChanges: 0,
    deposits: 0,
    withdrawals: 0,
  };
  readonly customers = new Map<number, CustomerState>();
  /** `email:…`, `mobile:…`, `demo:…`, `uid:…`, `invite:…` → customer: each exists once. */
  readonly identities = new Map<string, number>();
  readonly accounts = new Map<number, LedgerAccount>();
  /** `accountKey` → account. */
  readonly accountIds = new Map<number, number>();
  /** Pending and holding orders. */
  readonly orders = new OrderBook();
  readonly ordersOf = new Map<number, Set<number>>();
  /** Running options. */
  readonly options = new OptionBook();
  readonly durations = new Map<number, Duration>();
  /** Sales of options that wait for their tick. */
  readonly sales = new SaleBook();
  readonly limits = new LimitsBook();
  /** Deposits that nobody has decided yet. */
  readonly deposits = new Map<number, Deposit>();
  /** Approvals of the last 24 hours by the lane's sequence, in the order of their times. */
  readonly reviews = new Map<number, Review>();
  /** Off only while a replay decides an approval from before the lane asked who gave it. */
  isReviewing = true;
  /** Rows of watched tables, by table and key. */
  readonly watched = new Map<string, Map<unknown, Readonly<Record<string, unknown>>>>();
  /** Withdrawals that are pending, or approved and not sent yet. */
  readonly withdrawals = new Map<number, Withdrawal>();
  /** Customer → his pending withdrawal. */
  readonly pendingWithdrawals = new Map<number, number>();
  /** Customers who owe the house a loan: no withdrawal meanwhile. Nobody lends yet, so nobody owes. */
  readonly unpaidLoans: ReadonlySet<number> = new Set();
  readonly symbols = new Map<number, SymbolRow>();
  readonly quotes = new Map<number, Tick>();
  readonly book = new SymbolBook();
  /** Settings that differ from their declared default. */
  readonly settings = new Map<string, string>();
  readonly outcomes = new KeptOutcomes();
  /** Where each chained table ends. */
  readonly chains = new Map<string, ChainEnd>();
  /** The one source of every symbol's prices, if there is such; otherwise each has its own. */
  priceFeed: SymbolRow['feed'] | null = null;
  /** Days whose simulator's key is bound, and whether it is everybody's already: those that may still be drawn from. */
  readonly simulatorDays = new Map<string, { readonly hash: string; readonly isRevealed: boolean }>();
  /** Symbols that no price source delivers: closed whatever their sessions say. */
  readonly unfed = new Set<number>();

  /** What waits for a price. */
  readonly triggers = new Triggers();
  /** When pending orders end: a rising clock reaches the nearest first. */
  readonly expiries = new TriggerHeap('rising');
  /** Most of the expiries stand no longer. */
  private isCrowded = false;
  /** Whose margin level a tick may have brought low. */
  readonly margins = new MarginBook(
    (customerId) => this.freeForContracts(customerId),
    (customerId) => this.positionsOf(customerId),
    (symbolId, conversion) => this.markOf(symbolId, conversion),
    (customerId) => this.called.has(customerId),
  );
  /** Customers whose margin call has been told and still holds, and the step that told it. */
  readonly called = new Map<number, number>();

  constructor(private readonly defaults: ReadonlyMap<string, string>) {}

  /** A setting's value in force. Throws on a key that nobody declared. */
  setting(key: string): string {
    const value = this.settings.get(key) ?? this.defaults.get(key);
    if (value === undefined) throw new Error(`setting ${key} is not declared`);
    return value;
  }

  flag(key: string): boolean {
    return this.setting(key) === '1';
  }

  /**
   * Whether a symbol trades at `now`: fed, and within its sessions. One that is switched off takes no new orders; what
   * is open goes on as it would have.
   */
  isOpen(symbol: SymbolRow, now: number): boolean {
    return !this.unfed.has(symbol.id) && isOpen(symbol.schedule, now);
  }

  /** Whether it trades and its prices wait for nobody's look. */
  isTrading(symbolId: number, now: number): boolean {
    const symbol = this.symbols.get(symbolId);
    return symbol !== undefined && !this.book.pauses.has(symbolId) && this.isOpen(symbol, now);
  }

  /** Who has an open order or running option of the symbol, or an order that converts through it, by number. */
  holdersOf(symbolId: number): number[] {
    const holders = this.orders.customersOf(symbolId);
    for (const option of this.options.values()) {
      if (option.symbolId === symbolId) holders.add(option.customerId);
    }
    return [...holders].sort((a, b) => a - b);
  }

  /** Whether a symbol's prices are made up here. */
  isSimulated(symbol: SymbolRow): boolean {
    return this.feedOf(symbol) === 'simulator';
  }

  /** Where a symbol's prices come from. */
  feedOf({ feed }: SymbolRow): SymbolRow['feed'] {
    return this.priceFeed ?? feed;
  }

  /** Whether a customer's orders are taken at the symbol's prices: real money only at a market's, or by two owners' leave. */
  mayTradeIn(customerId: number, symbol: SymbolRow): boolean {
    return !this.isSimulated(symbol) || this.bookOf(customerId) === 'demo' || this.flag('simulated_for_real');
  }

  accountOf(
    ownerId: number | null,
    kind: LedgerAccountKind,
    part: LedgerAccount['part'],
    book: LedgerAccount['book'],
  ) {
    const id = this.accountIds.get(accountKey(ownerId, kind, part, book));
    return id === undefined ? null : (this.accounts.get(id) ?? null);
  }

  /** A pending order with a time to end has ended or filled before it. */
  noteExpiryOutdated({ expireAt }: Order): void {
    if (expireAt !== null && this.expiries.outdate()) this.isCrowded = true;
  }

  /** Leaves out what nothing waits for any more. Only between batches: one that is taken back may need it. */
  tidy(): void {
    this.triggers.tidy((id) => this.orders.get(id));
    if (!this.isCrowded) return;
    this.isCrowded = false;
    this.expiries.keep((id) => this.orders.has(id) && !this.orders.isHolding(id));
  }

  /** Whether an option, or a sale that waits, is to be decided by `until` (epoch ms) though no tick has come. */
  hasDueOptions(until: number): boolean {
    return this.options.symbolsDue(until).length > 0 || this.sales.symbolsDue(until).length > 0;
  }

  /** Pending orders whose time has come; each is named once. */
  dueExpiries(now: number): number[] {
    const due: number[] = [];
    while (this.expiries.isReached(now)) {
      const entry = this.expiries.pop();
      if (entry && this.orders.get(entry.id)?.status === 'pending') due.push(entry.id);
    }
    return due;
  }

  /** Demo money stays among demo customers. */
  bookOf(customerId: number): LedgerAccount['book'] {
    return this.customers.get(customerId)?.isDemo ? 'demo' : 'real';
  }

  freeForContracts(customerId: number): bigint {
    return this.accountOf(customerId, 'forex', 'free', this.bookOf(customerId))?.balance ?? 0n;
  }

  positionsOf(customerId: number): Order[] {
    return this.openOrdersOf(customerId, (id) => this.orders.isHolding(id));
  }

  hasPosition(customerId: number): boolean {
    for (const id of this.ordersOf.get(customerId) ?? []) {
      if (this.orders.isHolding(id)) return true;
    }
    return false;
  }

  private markOf(symbolId: number, { symbolId: through, inverse }: Conversion): SymbolMark | null {
    const quote = this.quotes.get(symbolId);
    const converting = through === null ? null : this.quotes.get(through);
    if (!quote || converting === undefined) return null;
    const rate = converting === null ? 1 : inverse ? 1e8 / converting.bid : converting.bid / 1e8;
    return { bid: quote.bid / 1e8, ask: quote.ask / 1e8, rate };
  }

  /** The customer's pending and holding orders by id. */
  openOrdersOf(customerId: number, which: (id: number) => boolean = () => true): Order[] {
    const ids = [...(this.ordersOf.get(customerId) ?? [])].filter(which).sort((a, b) => a - b);
    return ids.flatMap((id) => this.orders.get(id) ?? []);
  }
}
