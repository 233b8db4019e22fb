import type { Money, Price, Ratio } from '@truemark/money';
import type { Decimal, Flag } from '../wire/envelope.js';
import { type ExactDecimals, toWire } from '../wire/names.js';
import type { OfCustomer } from '../wire/socket.js';
import type { ForexOrder } from './answers.js';
import { forexOrderNames } from './names.js';

export interface ForexTradePush extends OfCustomer {
  type: 'FOREX_TRADE';
  /** Margin level in percent, 0 without positions. */
  HazardRate: Decimal;
  CautionMoneyAll: Decimal;
  ProfitsTotal: Decimal;
  Balance: Decimal;
  /** 1 while the margin level is at or below the margin call level. */
  MarginCall: Flag;
  TransOrder: Pick<ForexOrder, 'Id' | 'UpdatePrice' | 'FactProfits'>[];
}

/** Positions or pending orders that ended. */
export interface ForexClosedPush extends OfCustomer {
  type: 'FOREX_CLOSED';
  id: number[];
}

/** Pending orders that filled. */
export interface ForexOpenedPush extends OfCustomer {
  type: 'FOREX_OPENED';
  id: number[];
}

declare module '../wire/socket.js' {
  interface Topics {
    trading: 'FOREX_TRADE' | 'FOREX_CLOSED';
  }
  interface ServerPushes {
    trading: ForexTradePush | ForexClosedPush | ForexOpenedPush;
  }
}

/** Live figures of a held position under domain names; their wire names are those of the order. */
export interface PositionMessage {
  id: number;
  price: Price;
  profit: Money;
}

export const positionNames = {
  id: forexOrderNames.id,
  price: forexOrderNames.price,
  profit: forexOrderNames.profit,
} as const;

/** Live figures of a trading account under domain names. */
export interface TradingMessage {
  marginLevel: Ratio;
  margin: Money;
  profit: Money;
  balance: Money;
  marginCall: Flag;
  positions: PositionMessage[];
  seq: number;
}

export const forexTradeNames = {
  marginLevel: 'HazardRate',
  margin: 'CautionMoneyAll',
  profit: 'ProfitsTotal',
  balance: 'Balance',
  marginCall: 'MarginCall',
  positions: 'TransOrder',
  seq: 'seq',
} as const;

export const toForexTrade = (message: TradingMessage): ExactDecimals<ForexTradePush> => ({
  type: 'FOREX_TRADE',
  ...toWire(forexTradeNames, {
    ...message,
    positions: message.positions.map((position) => toWire(positionNames, position)),
  }),
});
