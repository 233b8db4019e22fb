import { decimal, divide, type Money, ONE, type Price, type Quantity, type Ratio } from '@truemark/money';
import { ownerColumns, type SheetColumn, wordsOf } from '../admin/sheet.js';
import { type ExactDecimals, toWire } from '../wire/names.js';
import type { SymbolFacts } from '../wire/trade-symbol.js';
import type { ForexClosedType, ForexOrder, ForexStatus } from './answers.js';

/** A contract order under domain names; `forexOrderNames` maps them to the wire. */
export interface OrderMessage {
  id: number;
  originId: number;
  symbolId: number;
  symbol: OrderSymbol;
  side: 1 | 2;
  status: ForexStatus;
  closedBy: ForexClosedType;
  lots: Quantity;
  multiple: Ratio;
  openBid: Price;
  openPrice: Price;
  price: Price;
  targetPrice: Price;
  stopLoss: Price;
  fixedStopLoss: Price;
  takeProfit: Price;
  profit: Money;
  margin: Money;
  fee: Money;
  rate: Ratio;
  rateCode: string;
  rateInverse: 0 | 1;
  units: Quantity;
  openSeq: number | null;
  closeSeq: number | null;
  trailingDistance: Price;
  expireAt: number | null;
  followType: 0 | 1 | 2;
  reason: string;
  reasonKey: string;
  createdText: string;
  createdAt: number;
  closedText: string;
  closedAt: number | null;
}

export const forexOrderNames = {
  id: 'Id',
  originId: 'OriginId',
  symbolId: 'ForexId',
  symbol: 'ForexTradeLists',
  side: 'OrderType',
  status: 'Status',
  closedBy: 'ClosedType',
  lots: 'Quantity',
  multiple: 'Multiple',
  openBid: 'OriginPrice',
  openPrice: 'Price',
  price: 'UpdatePrice',
  targetPrice: 'TargetPrice',
  stopLoss: 'TargetLossPrice',
  fixedStopLoss: 'FixedLossPrice',
  takeProfit: 'TargetProfitPrice',
  profit: 'FactProfits',
  margin: 'CautionMoney',
  fee: 'TradeFee',
  rate: 'QuoteRate',
  rateCode: 'RateCode',
  rateInverse: 'RateInverse',
  units: 'Units',
  openSeq: 'OpenSeq',
  closeSeq: 'CloseSeq',
  trailingDistance: 'TrailingDistance',
  expireAt: 'ExpireAtMs',
  followType: 'FollowType',
  reason: 'Memo',
  reasonKey: 'ReasonKey',
  createdText: 'CreateTimeHandler',
  createdAt: 'CreateTimeMs',
  closedText: 'CompleteTimeHandler',
  closedAt: 'CompleteTimeMs',
} as const;

/** On copies only. */
const copyNames = {
  leaderOrderId: 'LeaderOrderId',
  traderId: 'TraderId',
  traderName: 'TraderName',
} as const;

type OrderSymbol = ForexOrder['ForexTradeLists'];

export const sideNumbers = { buy: 1, sell: 2 } as const;
export const orderStatusNumbers = { pending: 0, holding: 1, closed: 3, cancelled: 4 } as const;
export const closedByNumbers = {
  customer: 1,
  stop_out: 2,
  take_profit: 3,
  stop_loss: 4,
  operator: 5,
} as const;

/** Fields of an order row that the message needs. */
export interface OrderFacts {
  readonly id: number;
  readonly symbolId: number;
  readonly side: keyof typeof sideNumbers;
  readonly status: keyof typeof orderStatusNumbers;
  readonly lots: Quantity;
  readonly margin: Money;
  readonly fee: Money;
  readonly openBid: Price | null;
  readonly openPrice: Price | null;
  readonly openSeq: number | null;
  readonly closePrice: Price | null;
  readonly closeSeq: number | null;
  readonly closedAt: number | null;
  readonly closedBy: keyof typeof closedByNumbers | null;
  readonly closeReason: string | null;
  readonly profit: Money;
  /** As it was set. */
  readonly stopLoss: Price;
  /** Current level of a trailing stop. */
  readonly trailedStop?: Price | undefined;
  readonly takeProfit: Price;
  readonly trailingDistance: Price;
  readonly targetPrice: Price | null;
  readonly expireAt: number | null;
  readonly originId: number | null;
  readonly terms: {
    readonly multiple: string;
    readonly units: string;
    readonly openRate: { readonly bid: string; readonly inverse: boolean };
    readonly copy?: CopyFacts;
  };
  readonly createdAt: number;
}

/** The leader's order that a copy follows, or followed until its customer took it over. */
export interface CopyFacts {
  readonly traderId: number;
  readonly leaderOrderId: number;
  readonly traderName: string;
  readonly state?: 'detached' | 'taken_over';
}

/** Result of closing a held order now. */
export interface Mark {
  readonly price: Price;
  readonly profit: Money;
}

/**
 * An order as shown to its customer. `mark` is for held orders (null: no price yet, shown at the fill price); `stamp`
 * formats a time in the `timezone` setting; `rateCode` is the conversion symbol, empty if none.
 */
export function toForexOrder(
  order: OrderFacts,
  symbol: SymbolFacts,
  mark: Mark | null,
  stamp: (time: number) => string,
  rateCode: string,
): ExactDecimals<ForexOrder> {
  const { closedBy, closedAt, terms } = order;
  const message: OrderMessage = {
    id: order.id,
    originId: order.originId ?? 0,
    symbolId: order.symbolId,
    symbol: orderSymbol(symbol),
    side: sideNumbers[order.side],
    status: orderStatusNumbers[order.status],
    closedBy: closedBy === null ? 0 : closedByNumbers[closedBy],
    lots: order.lots,
    multiple: decimal(terms.multiple),
    openBid: order.openBid ?? 0n,
    openPrice: order.openPrice ?? 0n,
    price: order.closePrice ?? mark?.price ?? order.openPrice ?? 0n,
    targetPrice: order.targetPrice ?? 0n,
    stopLoss: order.trailedStop ?? order.stopLoss,
    fixedStopLoss: order.stopLoss,
    takeProfit: order.takeProfit,
    profit: order.status === 'holding' ? (mark?.profit ?? 0n) : order.profit,
    margin: order.margin,
    fee: order.fee,
    rate: rateOf(terms.openRate),
    rateCode,
    rateInverse: terms.openRate.inverse ? 1 : 0,
    units: decimal(terms.units),
    openSeq: order.openSeq,
    closeSeq: order.closeSeq,
    trailingDistance: order.trailingDistance,
    expireAt: order.expireAt,
    followType: terms.copy === undefined ? 0 : terms.copy.state === 'taken_over' ? 1 : 2,
    reason: closedBy === 'operator' ? (order.closeReason ?? '') : '',
    reasonKey: closedBy === 'operator' ? '' : (order.closeReason ?? ''),
    createdText: stamp(order.createdAt),
    createdAt: order.createdAt,
    closedText: closedAt === null ? '' : stamp(closedAt),
    closedAt,
  };
  return { ...toWire(forexOrderNames, message), ...(terms.copy && copyOf(terms.copy)) };
}

const copyOf = ({ leaderOrderId, traderId, traderName }: CopyFacts) =>
  toWire(copyNames, { leaderOrderId, traderId, traderName });

const orderSymbol = (symbol: SymbolFacts): OrderSymbol => ({
  Id: symbol.id,
  Code: symbol.code,
  ShowCode: symbol.showCode,
  Logo: symbol.logo,
  PricePrecision: symbol.pricePrecision,
});

/** The recorded rate as one number, 8 decimals, half-up; computations use the exact fraction. */
function rateOf({ bid, inverse }: OrderFacts['terms']['openRate']): Ratio {
  const price = decimal(bid);
  return inverse ? divide(ONE * ONE, price, 'half-up') : price;
}

/** Export columns of orders. */
export const orderSheet: readonly SheetColumn[] = [
  ...ownerColumns,
  { path: 'ForexTradeLists.ShowCode', title: 'symbol' },
  { path: 'OrderType', title: 'side', words: wordsOf(sideNumbers) },
  { path: 'Status', title: 'state', words: wordsOf(orderStatusNumbers) },
  { path: 'CreateTimeMs', title: 'placed' },
  { path: 'CompleteTimeMs', title: 'ended' },
  { path: 'ClosedType', title: 'closed by', words: { 0: '', ...wordsOf(closedByNumbers) } },
  { path: 'Quantity', title: 'lots' },
  { path: 'Multiple', title: 'multiple' },
  { path: 'Price', title: 'open price', isNothingAtZero: true },
  { path: 'UpdatePrice', title: 'price now or at the end', isNothingAtZero: true },
  { path: 'TargetPrice', title: 'asked price', isNothingAtZero: true },
  { path: 'TargetLossPrice', title: 'stop loss', isNothingAtZero: true },
  { path: 'TargetProfitPrice', title: 'take profit', isNothingAtZero: true },
  { path: 'TrailingDistance', title: 'trailing distance', isNothingAtZero: true },
  { path: 'CautionMoney', title: 'margin' },
  { path: 'TradeFee', title: 'fee' },
  { path: 'FactProfits', title: 'result' },
  { path: 'OriginId', title: 'part of order', isNothingAtZero: true },
  { path: 'LeaderOrderId', title: 'copy of order' },
  { path: 'TraderName', title: 'trader' },
  { path: 'Memo', title: 'reason' },
];

/** Row fields that hold a symbol id; plain `symbol_id` is a bank currency's. */
export const SYMBOL_FIELD = /(?:^|_)forex_id$|_symbol_id$/;
/** Row field with the row's own symbol id. */
export const OWN_SYMBOL_FIELD = /^(?:forex_id|ForexId)$/;
/** Row fields that hold a symbol's code. */
export const SYMBOL_CODE_FIELD = /^(?:code|show_code|ShowCode)$/;
