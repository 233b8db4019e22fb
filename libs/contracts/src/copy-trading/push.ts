import {
  type ForexTradePush,
  forexTradeNames,
  type PositionMessage,
  positionNames,
} from '../trading/push.js';
import { type ExactDecimals, toWire } from '../wire/names.js';

/** Topic of one follower's copies of one trader; only these two may subscribe. */
export interface CopiesTopic {
  topic: 'FOREX_FOLLOW_TRADE';
  /** The trader. */
  user_id: number;
  follower_id: number;
}

/** One follower's open copies of one trader, marked to market. */
export interface ForexFollowTradePush {
  type: 'FOREX_FOLLOW_TRADE';
  user_id: number;
  follower_id: number;
  TransOrder: ForexTradePush['TransOrder'];
}

declare module '../wire/socket.js' {
  interface Topics {
    copies: CopiesTopic;
  }
  interface ServerPushes {
    copies: ForexFollowTradePush;
  }
}

/** One follower's open copies of one trader, under domain names. */
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

export const toForexFollowTrade = (message: CopiesMessage): ExactDecimals<ForexFollowTradePush> => ({
  type: 'FOREX_FOLLOW_TRADE',
  ...toWire(copiesNames, {
    ...message,
    positions: message.positions.map((position) => toWire(positionNames, position)),
  }),
});

/** Trader and follower of a copies topic; null for another topic. */
export function readCopiesTopic(asked: object): Pick<CopiesMessage, 'traderId' | 'followerId'> | null {
  const { topic, user_id, follower_id } = asked as Partial<Record<string, unknown>>;
  return topic === 'FOREX_FOLLOW_TRADE'
    ? { traderId: Number(user_id), followerId: Number(follower_id) }
    : null;
}
