import type { Money, Price, Ratio } from '@truemark/money';
import { forexOrderNames } from '../trading/names.js';
import { type AccountMessage, accountNames } from './accounts.js';
import type { Flag } from './envelope.js';
import { type Exact, toWire } from './names.js';
import type { AccountPush, ForexFollowTradePush, ForexTradePush } from './socket.js';

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

/** Open copies of one trader's orders by one follower, under our names. */
export interface CopiesMessage {
  traderId: number;
  followerId: number;
  positions: PositionMessage[];
}

const copiesNames = {
  traderId: 'user_id',
  followerId: 'follower_id',
  positions: forexTradeNames.positions,
} as const;

export const toForexFollowTrade = (message: CopiesMessage): Exact<ForexFollowTradePush> => ({
  type: 'FOREX_FOLLOW_TRADE',
  ...toWire(copiesNames, {
    ...message,
    positions: message.positions.map((position) => toWire(positionNames, position)),
  }),
});

/** Whose copies a topic asks for; null: it is another topic. */
export function readCopiesTopic(asked: object): Pick<CopiesMessage, 'traderId' | 'followerId'> | null {
  const { topic, user_id, follower_id } = asked as Partial<Record<string, unknown>>;
  return topic === 'FOREX_FOLLOW_TRADE'
    ? { traderId: Number(user_id), followerId: Number(follower_id) }
    : null;
}

export const toForexTrade = (message: TradingMessage): Exact<ForexTradePush> => ({
  type: 'FOREX_TRADE',
  ...toWire(forexTradeNames, {
    ...message,
    positions: message.positions.map((position) => toWire(positionNames, position)),
  }),
});

const balanceNames = {
  typeId: accountNames.typeId,
  free: accountNames.free,
  held: accountNames.held,
} as const;

export const toAccountPush = (
  { typeId, free, held }: Pick<AccountMessage, 'typeId' | 'free' | 'held'>,
  seq: number,
): Exact<AccountPush> => ({
  type: 'ACCOUNT',
  ...toWire(balanceNames, { typeId, free, held }),
  seq,
});
