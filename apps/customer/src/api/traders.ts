import type {
  Ranks,
  Traders,
  TraderDetail as WireDetail,
  Follower as WireFollower,
  Followers as WireFollowers,
  TraderStanding as WireStanding,
  Trader as WireTrader,
} from '@truemark/contracts';
import { decimal, formatDecimal, type Money, type Ratio } from '@truemark/money';
import { action, discardAnswer } from './action.js';
import { type Relation, relationFrom } from './follows.js';
import { type CallOptions, get } from './http.js';
import { type Page, pageFrom } from './page.js';

/** Public profile of a trader. Figures cover the last three weeks unless stated otherwise. */
export interface Trader {
  /** Trader id. */
  readonly id: number;
  readonly nickname: string;
  /** Image address; empty: none. */
  readonly avatar: string;
  readonly followers: number;
  readonly isFollowed: boolean;
  /** Percent. */
  readonly profitPercent: Ratio;
  readonly winRate: Ratio;
  readonly drawdown: Ratio;
  readonly profit: Money;
  /** Number of closed orders. */
  readonly trades: number;
  /** All-time return, percent. */
  readonly allPercent: Ratio;
  /** Profit share for new followers, percent. */
  readonly share: Ratio;
  /** Epoch ms. */
  readonly since: number;
  /** Profit at up to thirty instants, oldest first. */
  readonly curve: readonly Money[];
}

export interface TraderDetail extends Trader {
  /** All time. */
  readonly allTrades: number;
  readonly positions: number;
  readonly isSuspended: boolean;
  /** Shares of the trader's orders by symbol, percent, most traded first. */
  readonly symbols: readonly { readonly code: string; readonly share: Ratio }[];
  /** How the customer follows the trader; null: not following. */
  readonly relation: Relation | null;
}

/** A trader in the ranking. */
export interface Ranked extends Pick<Trader, 'id' | 'nickname' | 'avatar' | 'profitPercent' | 'winRate'> {
  /** Most used leverage. */
  readonly multiple: Ratio;
  readonly profit: Money;
  readonly allPercent: Ratio;
  readonly allTrades: number;
  /** Most traded symbol; empty before the first order. */
  readonly code: string;
}

export type TraderState = 'none' | 'applied' | 'approved' | 'rejected' | 'suspended';

/** The customer's own status as a trader. */
export interface TraderStanding {
  readonly state: TraderState;
  /** Reason for the rejection or suspension; otherwise empty. */
  readonly reason: string;
  /** Percent. */
  readonly share: Ratio;
  readonly isVisible: boolean;
  /** The customer's own picture, whether public or not; empty: none. */
  readonly avatar: string;
}

/** A follower of the customer. */
export interface Follower {
  readonly id: number;
  readonly nickname: string;
  readonly avatar: string;
  /** Percent. */
  readonly profitability: Ratio;
  readonly profit: Money;
  readonly since: number;
}

export interface FollowerPage extends Page<Follower> {
  /** Total of all followers. */
  readonly profit: Money;
  readonly floating: Money;
  readonly followers: number;
  readonly shareTotal: Money;
}

/** Sort keys of the list of traders. */
export const TRADER_SORTS = ['percent', 'profit', 'followers', 'drawdown'] as const;
export type TraderSort = (typeof TRADER_SORTS)[number];

const SORTS = {
  percent: 'profit_percent',
  profit: 'total_profit',
  followers: 'follow_num',
  drawdown: 'max_drawdown',
} as const;
const STATES = ['none', 'applied', 'approved', 'rejected', 'suspended'] as const;

const traderFrom = (wire: WireTrader): Trader => ({
  id: wire.user_id,
  nickname: wire.nickname,
  avatar: wire.avatar,
  followers: wire.follow_num,
  isFollowed: wire.is_followed === 1,
  profitPercent: decimal(wire.profit_percent),
  winRate: decimal(wire.win_rate),
  drawdown: decimal(wire.max_drawdown),
  profit: decimal(wire.total_profit),
  trades: wire.trade_num,
  allPercent: decimal(wire.total_rate),
  share: decimal(wire.share),
  since: wire.since_ms,
  curve: wire.curve.map((value) => decimal(value)),
});

const detailFrom = (wire: WireDetail): TraderDetail => ({
  ...traderFrom(wire),
  allTrades: wire.total_trade_num,
  positions: wire.position_num,
  isSuspended: wire.is_suspended === 1,
  symbols: wire.symbols.map(({ code, share }) => ({ code, share: decimal(share) })),
  relation: wire.relation && relationFrom(wire.relation),
});

const rankedFrom = (wire: Ranks['data'][number]): Ranked => ({
  id: wire.user.user_id,
  nickname: wire.user.nickname,
  avatar: wire.user.avatar,
  multiple: decimal(wire.multiple),
  profitPercent: decimal(wire.three_week_rate),
  winRate: decimal(wire.three_week_win),
  profit: decimal(wire.three_week_profit),
  allPercent: decimal(wire.total_rate),
  allTrades: wire.total_trade_num,
  code: wire.code,
});

const standingFrom = (wire: WireStanding): TraderStanding => ({
  state: STATES[wire.trader_status],
  reason: wire.reason,
  share: decimal(wire.share),
  isVisible: wire.is_visible === 1,
  avatar: wire.avatar,
});

const followerFrom = (wire: WireFollower): Follower => ({
  id: wire.follow_id,
  nickname: wire.nickname,
  avatar: wire.avatar,
  profitability: decimal(wire.profitability),
  profit: decimal(wire.total_profits),
  since: wire.since_ms,
});

interface TraderQuery {
  readonly sort: TraderSort;
  /** Part of a nickname. */
  readonly name: string;
}

export async function fetchTraders(
  { sort, name }: TraderQuery,
  page: number,
  options: CallOptions,
): Promise<Page<Trader>> {
  const query = { page, sort: SORTS[sort], name };
  return pageFrom(await get<Traders>('/api/follow/trader_list', query, options), traderFrom);
}

export async function fetchTrader(id: number, options: CallOptions): Promise<TraderDetail> {
  return detailFrom(await get<WireDetail>('/api/follow/trader_detail', { id }, options));
}

export async function fetchRanking(page: number, options: CallOptions): Promise<Page<Ranked>> {
  return pageFrom(await get<Ranks>('/api/user/rank', { page }, options), rankedFrom);
}

export async function fetchStanding(options: CallOptions): Promise<TraderStanding> {
  return standingFrom(await get<WireStanding>('/api/follow/trader_status', {}, options));
}

export async function fetchFollowers(page: number, options: CallOptions): Promise<FollowerPage> {
  const wire = await get<WireFollowers>('/api/follow/my_follower', { page }, options);
  return {
    ...pageFrom(wire, followerFrom),
    profit: decimal(wire.total_profits),
    floating: decimal(wire.position_profits),
    followers: wire.follow_num,
    shareTotal: decimal(wire.share_total),
  };
}

export const setNickname = action({
  path: '/api/user/nickname',
  write: (nickname: string) => ({ nickname }),
  read: discardAnswer,
});

/** Sets the picture to the address of an upload of the customer's own. */
export const setAvatar = action({
  path: '/api/user/avatar',
  write: (url: string) => ({ url }),
  read: discardAnswer,
});

export const applyAsTrader = action({
  path: '/api/follow/apply_trader',
  write: (_none: undefined) => ({}),
  read: standingFrom,
});

/** Removes the picture. The first letter of the nickname is shown instead. */
export const removeAvatar = action({
  path: '/api/user/avatar_remove',
  write: (_none: undefined) => ({}),
  read: discardAnswer,
});

/** Sets the profit share, percent. */
export const setShare = action({
  path: '/api/follow/set_share',
  write: (share: Ratio) => ({ share: formatDecimal(share) }),
  read: standingFrom,
});

/** Sets whether lists show the customer as a trader. */
export const setVisible = action({
  path: '/api/follow/trader_visible',
  write: (on: boolean) => ({ on: on ? 1 : 0 }),
  read: standingFrom,
});
