import { SETTING_DEFAULTS } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { emptyState, type State } from '../../engine/kernel/state.js';
import type { LedgerAccount } from '../../engine/kernel/tables/ledger.table.js';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import type { Order, OrderTerms } from '../../engine/products/contracts/tables/order.table.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { readSymbols } from '../seed/seed-files.js';

/** A Wednesday noon. */
export const NOON = Date.UTC(2026, 10, 18, 12);
export const SYMBOLS = 100;
/** An additional symbol that always has as few positions. */
export const QUIET_SYMBOL = SYMBOLS + 1;
export const QUIET_POSITIONS = 100;
const OPENED_AT = 110_000_000;
const MARGIN = decimal('11');
const [MODEL] = readSymbols() as [SymbolRow];
const everyDay = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

/** Copies of the seed's first symbol, quoted in the account currency and always open. */
export const symbolOf = (id: number): SymbolRow => ({
  ...MODEL,
  id,
  code: `SYM${id}`,
  baseCurrency: `B${id}`,
  quoteCurrency: 'USD',
  schedule: { timezone: 'UTC', sessions: everyDay, holidays: [] },
});

export const TERMS: OrderTerms = Object.freeze({
  marginMode: 2,
  feeType: 1,
  feeRate: '0',
  units: '100000',
  multiple: '100',
  openRate: { symbolId: null, seq: null, bid: '1', inverse: false },
});

/** Number of accounts and positions. */
export interface CrowdSize {
  readonly accounts: number;
  readonly positions: number;
}

/** The `index`th position: spread evenly over accounts and symbols, with distant stop-loss and take-profit. */
export function positionOf(index: number, { accounts }: CrowdSize): Order {
  const customerId = 1 + (index % accounts);
  const isBuy = (index >> 1) % 2 === 0;
  const far = BigInt(5_000_000 + (index % 1_000) * 1_000);
  return {
    id: index + 1,
    customerId,
    accountId: customerId * 2,
    symbolId: index < QUIET_POSITIONS ? QUIET_SYMBOL : 1 + ((index + Math.floor(index / accounts)) % SYMBOLS),
    side: isBuy ? 'buy' : 'sell',
    status: 'holding',
    lots: 1_000_000n,
    margin: MARGIN,
    fee: 0n,
    openBid: BigInt(OPENED_AT),
    openPrice: BigInt(OPENED_AT),
    openSeq: 1,
    openedAt: NOON,
    closeBid: null,
    closePrice: null,
    closeSeq: null,
    closedAt: null,
    closedBy: null,
    closeReason: null,
    profit: 0n,
    stopLoss: BigInt(OPENED_AT) + (isBuy ? -far : far),
    takeProfit: BigInt(OPENED_AT) + (isBuy ? far : -far),
    trailingDistance: 0n,
    trailingSince: null,
    targetPrice: null,
    pendingKind: null,
    expireAt: null,
    originId: null,
    terms: TERMS,
    createdAt: NOON,
  };
}

/** Free balance of every account, without its margins, in 10⁻⁸. */
export const FREE = decimal('10000');

/** A customer's trading account: the free part and the held margins. */
export function walletOf(
  ownerId: number,
  { accounts, positions }: CrowdSize,
): [LedgerAccount, LedgerAccount] {
  const common = {
    ownerId,
    kind: 'forex',
    book: 'real',
    currency: 'USD',
    postings: 1,
    kindPostings: {},
    number: null,
  } as const;
  const held = (MARGIN * BigInt(positions)) / BigInt(accounts);
  return [
    { id: ownerId * 2, part: 'free', balance: FREE, ...common },
    { id: ownerId * 2 + 1, part: 'held', balance: held, ...common },
  ];
}

/** An engine state with that crowd, and a quote for every symbol. */
export function crowdState(size: CrowdSize): State {
  const state = emptyState(SETTING_DEFAULTS, PRODUCTS);
  for (let id = 1; id <= QUIET_SYMBOL; id++) {
    state.symbols.set(id, symbolOf(id));
    state.quotes.set(id, { symbolId: id, seq: 1, time: NOON, bid: OPENED_AT, ask: OPENED_AT + 10_000 });
  }
  for (let id = 1; id <= size.accounts; id++) {
    state.customers.set(id, { id, isDemo: false, blocked: {}, payoutsFrom: null });
    for (const wallet of walletOf(id, size)) {
      state.accounts.set(wallet.id, wallet);
      state.accountIds.set(state.catalogue.accountKeys.of(id, 'forex', wallet.part, 'real'), wallet.id);
    }
    state.ordersOf.set(id, new Set());
    state.margins.touch(id);
  }
  for (let index = 0; index < size.positions; index++) {
    const order = positionOf(index, size);
    state.orders.set(order.id, order);
    state.ordersOf.get(order.customerId)?.add(order.id);
    state.triggers.watch(order, undefined);
  }
  state.counters.accounts = size.accounts * 2 + 1;
  state.margins.catchUp();
  return state;
}
