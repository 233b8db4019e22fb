import type { Money, Price, Ratio } from '@truemark/money';
import { type AccountMessage, accountNames } from './accounts.js';
import type { Flag } from './envelope.js';
import { forexOrderNames } from './forex-order.js';
import { type Exact, toWire } from './names.js';
import type { AccountPush, ForexTradePush } from './socket.js';

/** A held position's live figures under our names; the wire's are those of the order. */
export interface PositionMessage {
  id: number;
  price: Price;
  profit: Money;
}

const positionNames = {
  id: forexOrderNames.id,
  price: forexOrderNames.price,
  profit: forexOrderNames.profit,
} as const;

/** A trading account's live figures under our names. */
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

export const toForexTrade = (message: TradingMessage): Exact<ForexTradePush> => ({
  type: 'FOREX_TRADE',
  ...toWire(forexTradeNames, {
    ...message,
    positions: message.positions.map((position) => toWire(positionNames, position)),
  }),
});

export const toAccountPush = (
  { typeId, free, held }: Pick<AccountMessage, 'typeId' | 'free' | 'held'>,
  seq: number,
): Exact<AccountPush> => ({
  type: 'ACCOUNT',
  ...toWire({ typeId: accountNames.typeId, free: accountNames.free, held: accountNames.held } as const, {
    typeId,
    free,
    held,
  }),
  seq,
});
