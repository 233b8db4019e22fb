import type {
  DayMarket,
  ForexFollowTradePush,
  ForexTradePush,
  KlinePush,
  ServerMessage,
} from '@truemark/contracts';
import { decimal, type Money, type Price, type Ratio } from '@truemark/money';
import { type Candle, candleFrom, type DayQuotation, type Period } from '../symbols.js';
import type { Asked } from './connection.js';

/** Contract account at the last mark-to-market. */
export interface AccountMark {
  readonly balance: Money;
  readonly margin: Money;
  readonly profit: Money;
  /** Percent; 0 without positions. */
  readonly marginLevel: Ratio;
  readonly isMarginCall: boolean;
  readonly orders: Marks;
}

/** Close result of each order at the current price, by order number. */
export type Marks = ReadonlyMap<number, { readonly closePrice: Price; readonly profit: Money }>;

interface Ids {
  readonly ids: readonly number[];
}

/** Pushes of the server, under the app's names. */
export interface Pushes {
  quote: { readonly code: string; readonly day: DayQuotation };
  candle: { readonly code: string; readonly period: Period; readonly candle: Candle };
  positions: AccountMark;
  /** Open copies of one trader held by one follower. */
  copies: { readonly traderId: number; readonly followerId: number; readonly orders: Marks };
  /** Positions or pending orders that closed. */
  ordersClosed: Ids;
  /** Pending orders that were filled. */
  ordersOpened: Ids;
  optionsEnded: Ids;
  /** A balance changed. */
  account: null;
  message: null;
  /** Settings, menus or content changed. */
  configuration: null;
}

export type PushKind = keyof Pushes;

/** A push: its kind and payload. */
export type Push = { [Kind in PushKind]: { readonly kind: Kind; readonly push: Pushes[Kind] } }[PushKind];

/** A subject that a page subscribes to. */
export type Subject =
  | 'quotes'
  | 'positions'
  | 'closings'
  | 'options'
  | `candles.${string}.${Period}`
  /** By trader and follower id. */
  | `copies.${number}.${number}`;

const TOPICS = {
  quotes: 'DAY_MARKET',
  positions: 'FOREX_TRADE',
  closings: 'FOREX_CLOSED',
  options: 'MICRO',
} as const;

const CANDLES = 'candles.';
const COPIES = /^copies\.(\d+)\.(\d+)$/;

/** Wire topic of a subject. */
export function topicOf(subject: Subject): Asked {
  const [, traderId, followerId] = COPIES.exec(subject) ?? [];
  if (traderId !== undefined)
    return { topic: 'FOREX_FOLLOW_TRADE', user_id: Number(traderId), follower_id: Number(followerId) };
  return subject in TOPICS
    ? TOPICS[subject as keyof typeof TOPICS]
    : (`KLINE.${subject.slice(CANDLES.length)}` as Asked);
}

const dayFrom = ({ bid, ask, open, high, low, change, seq }: DayMarket['quotation']): DayQuotation => ({
  bid: decimal(bid),
  ask: decimal(ask),
  open: decimal(open),
  high: decimal(high),
  low: decimal(low),
  change: decimal(change),
  seq,
});

const marksFrom = (wire: ForexTradePush['TransOrder']): Marks =>
  new Map(
    wire.map(({ Id, UpdatePrice, FactProfits }) => [
      Id,
      { closePrice: decimal(UpdatePrice), profit: decimal(FactProfits) },
    ]),
  );

const copiesFrom = (wire: ForexFollowTradePush): Pushes['copies'] => ({
  traderId: wire.user_id,
  followerId: wire.follower_id,
  orders: marksFrom(wire.TransOrder),
});

const markFrom = (wire: ForexTradePush): AccountMark => ({
  balance: decimal(wire.Balance),
  margin: decimal(wire.CautionMoneyAll),
  profit: decimal(wire.ProfitsTotal),
  marginLevel: decimal(wire.HazardRate),
  isMarginCall: wire.MarginCall === 1,
  orders: marksFrom(wire.TransOrder),
});

const candleOf = ({ kline }: KlinePush): Pushes['candle'] => ({
  code: kline.Code,
  period: kline.Period,
  candle: candleFrom(kline),
});

/** Reads a push from a server message; null for protocol messages of the connection. */
export function readPush(message: ServerMessage): Push | null {
  switch (message.type) {
    case 'DAY_MARKET':
      return { kind: 'quote', push: { code: message.symbol, day: dayFrom(message.quotation) } };
    case 'KLINE':
      return { kind: 'candle', push: candleOf(message) };
    case 'FOREX_TRADE':
      return { kind: 'positions', push: markFrom(message) };
    case 'FOREX_FOLLOW_TRADE':
      return { kind: 'copies', push: copiesFrom(message) };
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
