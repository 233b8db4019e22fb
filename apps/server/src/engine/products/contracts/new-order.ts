import { formatDecimal } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import type { LedgerAccount } from '../../kernel/tables/ledger.table.js';
import type { RateInForce } from '../../market/rates.js';
import { requireRealPrices } from '../../market/simulator-days.js';
import type { SymbolRow } from '../../market/tables/market.table.js';
import type { CustomerState } from '../customers/commands.js';
import type { Exposure } from './commands.js';
import type { Order, OrderTerms } from './tables/order.table.js';

/** Checks that the customer may take on new exposure in the symbol; refuses the step otherwise. */
export function requireTradable(
  step: Step,
  { customerId, symbolId }: Exposure,
): { readonly symbol: SymbolRow; readonly free: LedgerAccount; readonly feeType: number } {
  const { state } = step;
  const customer = requireMayTrade(step, customerId);
  if (!state.flag('is_forex')) step.refuse('order.disabled');
  const symbol = state.symbols.get(symbolId);
  if (!symbol?.isEnabled) return step.refuse('market.unknown_symbol');
  requireRealPrices(step, customer, symbol);
  const most = Number(state.setting('forex_max_open_orders'));
  if ((state.ordersOf.get(customerId)?.size ?? 0) >= most) step.refuse('order.too_many_open', { most });
  const free = step.wallet(customerId, 'forex', 'free');
  return { symbol, free, feeType: Number(state.setting('trade_fee_type')) };
}

/** The customer, if allowed new exposure. Refuses the step while trading is blocked or a withdrawal is in progress. */
export function requireMayTrade(step: Step, customerId: number): CustomerState {
  const customer = step.state.customers.get(customerId) ?? step.refuse('customer.not_found');
  const { trading: reason } = customer.blocked;
  if (reason !== undefined) step.refuse('customer.blocked', { reason });
  step.state.catalogue.requireUnblocked(step, customerId);
  return customer;
}

/** A new pending order without fill. */
export function newPendingOrder(step: Step, asked: Exposure, free: LedgerAccount, terms: OrderTerms): Order {
  return {
    id: step.next('orders'),
    customerId: asked.customerId,
    accountId: free.id,
    symbolId: asked.symbolId,
    side: asked.side,
    status: 'pending',
    lots: asked.lots,
    margin: 0n,
    fee: 0n,
    openBid: null,
    openPrice: null,
    openSeq: null,
    openedAt: null,
    closeBid: null,
    closePrice: null,
    closeSeq: null,
    closedAt: null,
    closedBy: null,
    closeReason: null,
    profit: 0n,
    stopLoss: asked.stopLoss ?? 0n,
    takeProfit: asked.takeProfit ?? 0n,
    trailingDistance: asked.trailingDistance ?? 0n,
    trailingSince: null,
    targetPrice: null,
    pendingKind: null,
    expireAt: null,
    originId: null,
    terms,
    createdAt: step.now,
  };
}

const lastPinned = new WeakMap<SymbolRow, OrderTerms>();

/** Terms fixed for this order, independent of later settings. Orders with equal terms share one object. */
export function pinnedTerms(
  symbol: SymbolRow,
  feeType: number,
  multiple: bigint,
  rate: RateInForce,
): OrderTerms {
  const asked = formatDecimal(multiple);
  const last = lastPinned.get(symbol);
  if (last?.feeType === feeType && last.multiple === asked && last.openRate === rate.record) return last;
  const terms: OrderTerms = Object.freeze({
    marginMode: symbol.marginMode,
    feeType,
    feeRate: formatDecimal(symbol.feeRate),
    units: formatDecimal(symbol.units),
    multiple: asked,
    openRate: rate.record,
  });
  lastPinned.set(symbol, terms);
  return terms;
}
