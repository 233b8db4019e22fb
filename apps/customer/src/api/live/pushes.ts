import type { DayMarket, ForexTradePush, KlinePush, ServerMessage, Topic } from '@truemark/contracts';
import { decimal, type Money, type Price, type Ratio } from '@truemark/money';
import { type Candle, candleFrom, type DayQuotation, type Period } from '../symbols.js';

/** The contract account as the server last marked it. */
export interface AccountMark {
  readonly balance: Money;
  readonly margin: Money;
  readonly profit: Money;
  /** Percent; 0 without positions. */
  readonly marginLevel: Ratio;
  readonly isMarginCall: boolean;
  readonly orders: ReadonlyMap<number, { readonly closePrice: Price; readonly profit: Money }>;
}

interface Ids {
  readonly ids: readonly number[];
}

/** What the server tells by itself, under the app's names. */
export interface Pushes {
  quote: { readonly code: string; readonly day: DayQuotation };
  candle: { readonly code: string; readonly period: Period; readonly candle: Candle };
  positions: AccountMark;
  /** Positions or pending orders that ended. */
  ordersClosed: Ids;
  /** Pending orders that filled. */
  ordersOpened: Ids;
  optionsEnded: Ids;
  /** A balance changed. */
  account: null;
  message: null;
  /** Settings, menus or content changed. */
  configuration: null;
}

export type PushKind = keyof Pushes;

/** A push as its kind and what it says. */
export type Push = { [Kind in PushKind]: { readonly kind: Kind; readonly push: Pushes[Kind] } }[PushKind];

/** What a page listens to. */
export type Subject = 'quotes' | 'positions' | 'closings' | 'options' | `candles.${string}.${Period}`;

const TOPICS = {
  quotes: 'DAY_MARKET',
  positions: 'FOREX_TRADE',
  closings: 'FOREX_CLOSED',
  options: 'MICRO',
} as const;

const CANDLES = 'candles.';

/** Under which name the server sends what a page listens to. */
export const topicOf = (subject: Subject): Topic =>
  subject in TOPICS
    ? TOPICS[subject as keyof typeof TOPICS]
    : (`KLINE.${subject.slice(CANDLES.length)}` as Topic);

const dayFrom = ({ bid, ask, open, high, low, change, seq }: DayMarket['quotation']): DayQuotation => ({
  bid: decimal(bid),
  ask: decimal(ask),
  open: decimal(open),
  high: decimal(high),
  low: decimal(low),
  change: decimal(change),
  seq,
});

const markFrom = (wire: ForexTradePush): AccountMark => ({
  balance: decimal(wire.Balance),
  margin: decimal(wire.CautionMoneyAll),
  profit: decimal(wire.ProfitsTotal),
  marginLevel: decimal(wire.HazardRate),
  isMarginCall: wire.MarginCall === 1,
  orders: new Map(
    wire.TransOrder.map(({ Id, UpdatePrice, FactProfits }) => [
      Id,
      { closePrice: decimal(UpdatePrice), profit: decimal(FactProfits) },
    ]),
  ),
});

const candleOf = ({ kline }: KlinePush): Pushes['candle'] => ({
  code: kline.Code,
  period: kline.Period,
  candle: candleFrom(kline),
});

/** What a message of the server tells; null for the connection's own business. */
export function readPush(message: ServerMessage): Push | null {
  switch (message.type) {
    case 'DAY_MARKET':
      return { kind: 'quote', push: { code: message.symbol, day: dayFrom(message.quotation) } };
    case 'KLINE':
      return { kind: 'candle', push: candleOf(message) };
    case 'FOREX_TRADE':
      return { kind: 'positions', push: markFrom(message) };
    case 'FOREX_CLOSED':
      return { kind: 'ordersClosed', push: { ids: message.id } };
    case 'FOREX_OPENED':
      return { kind: 'ordersOpened', push: { ids: message.id } };
    case 'MICRO_SETTLED':
      return { kind: 'optionsEnded', push: { ids: message.id } };
    case 'ACCOUNT':
      return { kind: 'account', push: null };
    case 'MESSAGE':
      return { kind: 'message', push: null };
    case 'CONFIG':
      return { kind: 'configuration', push: null };
    default:
      return null;
  }
}
