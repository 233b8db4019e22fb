import { formatDecimal } from '@truemark/money';
import type { Step } from '../../kernel/step.js';
import type { LedgerAccount } from '../../kernel/tables/ledger.table.js';
import type { RateInForce } from '../../market/rates.js';
import { requireRealPrices } from '../../market/simulator-days.js';
import type { SymbolRow } from '../../market/tables/market.table.js';
import type { CustomerState } from '../customers/commands.js';
import { requireNoWithdrawal } from '../withdrawals/withdrawals.js';
import type { Exposure } from './commands.js';
import type { Order, OrderTerms } from './tables/order.table.js';

/** Who may take on new exposure in what: refuses the step for everybody else. */
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

/** The customer, where nothing forbids him new exposure: refuses the step while trading is blocked, or money leaves. */
export function requireMayTrade(step: Step, customerId: number): CustomerState {
  const customer = step.state.customers.get(customerId) ?? step.refuse('customer.not_found');
  const { trading: reason } = customer.blocked;
  if (reason !== undefined) step.refuse('customer.blocked', { reason });
  requireNoWithdrawal(step, customerId);
  return customer;
}

/** A row of an order that nothing has happened to yet. */
export function blankOrder(step: Step, asked: Exposure, free: LedgerAccount, terms: OrderTerms): Order {
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

/** What holds for this order from now on, whatever the settings say later. Orders under the same terms share them. */
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
