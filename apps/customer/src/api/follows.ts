import type {
  FollowEvents,
  FollowedTraders,
  FollowOrders,
  ForexOrder,
  FollowedTrader as WireFollowed,
  FollowPreview as WirePreview,
  Relation as WireRelation,
} from '@truemark/contracts';
import { decimal, formatDecimal, type Money, type Price, type Quantity, type Ratio } from '@truemark/money';
import { action, discardAnswer } from './action.js';
import { type CallOptions, get } from './http.js';
import { type Order, orderFrom, type Side } from './orders.js';
import { type Page, pageFrom } from './page.js';

/** `lots`: the leader's lots times `multiple`. `equity`: also times `maxAmount` ÷ the leader's equity. */
export type FollowMode = 'lots' | 'equity';

/** Settings of a follower. */
export interface FollowTerms {
  readonly mode: FollowMode;
  readonly multiple: Ratio;
  /** Maximum total margin of open copies. */
  readonly maxAmount: Money;
  /** Maximum loss; 0: no limit. */
  readonly stopLossAmount: Money;
  /** Maximum number of open copies; 0: no limit. */
  readonly maxSlots: number;
}

export interface FollowRequest extends FollowTerms {
  readonly traderId: number;
}

/** Terms under which the customer follows a trader. */
export interface Relation extends FollowRequest {
  readonly id: number;
  /** Profit share, percent. Fixed when following began. */
  readonly share: Ratio;
  readonly isPaused: boolean;
  /** Epoch ms. */
  readonly since: number;
}

/** A trader whom the customer follows, with the results so far. */
export interface Followed extends Relation {
  readonly nickname: string;
  readonly avatar: string;
  readonly followers: number;
  readonly openCopies: number;
  readonly endedCopies: number;
  /** Margin of open copies. */
  readonly margin: Money;
  readonly openLots: Quantity;
  /** Realised profit since following began, net of fees. */
  readonly profit: Money;
  readonly floating: Money;
  readonly sharePaid: Money;
}

export type FollowEventKind = 'open' | 'part' | 'close' | 'protect';
/** Reason why an event was not copied. */
export type SkipReason = NonNullable<FollowEvents['data'][number]['reason']>;

/** Outcome of a trader's event. */
export interface FollowEvent {
  readonly id: number;
  readonly at: number;
  readonly traderId: number;
  readonly leaderOrderId: number;
  readonly code: string;
  readonly kind: FollowEventKind;
  /** Null: the event was copied. */
  readonly skipped: SkipReason | null;
  readonly orderId: number | null;
  readonly lots: Quantity | null;
  readonly price: Price | null;
  /** Sequence number of the leader's tick. */
  readonly seq: number;
  readonly delay: number;
}

/** Hypothetical outcome of a past event. */
export interface PreviewedEvent {
  readonly at: number;
  readonly leaderOrderId: number;
  readonly code: string;
  readonly kind: Exclude<FollowEventKind, 'protect'>;
  readonly side: Side;
  readonly leaderLots: Quantity;
  readonly skipped: SkipReason | null;
  readonly lots: Quantity | null;
  readonly margin: Money | null;
}

export interface FollowPreview {
  /** The customer's free balance, which pays the margin and fees of copies. */
  readonly free: Money;
  readonly copied: number;
  readonly events: readonly PreviewedEvent[];
}

const MODES = { 1: 'lots', 2: 'equity' } as const;
const MODE_NUMBERS = { lots: 1, equity: 2 } as const;
export const SIDES = { 1: 'buy', 2: 'sell' } as const;
export const LISTS = { open: 1, ended: 3 } as const;

export const relationFrom = (wire: WireRelation): Relation => ({
  id: wire.id,
  traderId: wire.user_id,
  mode: MODES[wire.mode],
  multiple: decimal(wire.multiple),
  maxAmount: decimal(wire.max_amount),
  stopLossAmount: decimal(wire.stop_loss_amount),
  maxSlots: wire.max_slots,
  share: decimal(wire.share),
  isPaused: wire.status === 2,
  since: wire.since_ms,
});

const followedFrom = (wire: WireFollowed): Followed => ({
  ...relationFrom(wire),
  nickname: wire.nickname,
  avatar: wire.avatar,
  followers: wire.follow_num,
  openCopies: wire.position_num,
  endedCopies: wire.total_num,
  margin: decimal(wire.total_amount),
  openLots: decimal(wire.position_quantity),
  profit: decimal(wire.total_profits),
  floating: decimal(wire.floating),
  sharePaid: decimal(wire.share_paid),
});

const orNull = (wire: Parameters<typeof decimal>[0] | null): bigint | null =>
  wire === null ? null : decimal(wire);

const eventFrom = (wire: FollowEvents['data'][number]): FollowEvent => ({
  id: wire.id,
  at: wire.at_ms,
  traderId: wire.trader_id,
  leaderOrderId: wire.leader_order_id,
  code: wire.symbol,
  kind: wire.event,
  skipped: wire.reason,
  orderId: wire.order_id,
  lots: orNull(wire.lots),
  price: orNull(wire.price),
  seq: wire.seq,
  delay: wire.delay_ms,
});

const previewFrom = (wire: WirePreview): FollowPreview => ({
  free: decimal(wire.free),
  copied: wire.copied,
  events: wire.data.map((event) => ({
    at: event.at_ms,
    leaderOrderId: event.leader_order_id,
    code: event.symbol,
    kind: event.event,
    side: SIDES[event.side],
    leaderLots: decimal(event.leader_lots),
    skipped: event.reason,
    lots: orNull(event.lots),
    margin: orNull(event.margin),
  })),
});

const termsTo = ({ traderId, ...terms }: FollowRequest) => ({
  trader_id: traderId,
  mode: MODE_NUMBERS[terms.mode],
  multiple: formatDecimal(terms.multiple),
  max_amount: formatDecimal(terms.maxAmount),
  stop_loss_amount: formatDecimal(terms.stopLossAmount),
  max_slots: terms.maxSlots,
});

/** Fetches the traders whom the customer follows. */
export async function fetchFollowed(page: number, options: CallOptions): Promise<Page<Followed>> {
  return pageFrom(await get<FollowedTraders>('/api/follow/followed_trader', { page }, options), followedFrom);
}

interface CopiesQuery {
  readonly traderId: number;
  readonly followerId: number;
  readonly list: 'open' | 'ended';
}

/** Fetches the customer's copies of one trader's orders. */
export async function fetchCopies(
  { traderId, followerId, list }: CopiesQuery,
  page: number,
  options: CallOptions,
): Promise<Page<Order>> {
  const query = { user_id: traderId, follower_user_id: followerId, status: LISTS[list], page };
  const wire = await get<FollowOrders>('/v2/api/forex/my_deal_follow_order', query, options);
  // Amounts are missing only for a trader who reads his followers' copies.
  return pageFrom(wire, (order) => orderFrom(order as ForexOrder));
}

/** Event filter: all events, or those with this outcome. */
export type EventChoice = 'all' | 'copied' | 'skipped';

/** Fetches the outcome of each event, of all traders or of one. */
export async function fetchFollowEvents(
  { traderId, which }: { readonly traderId: number | undefined; readonly which: EventChoice },
  page: number,
  options: CallOptions,
): Promise<Page<FollowEvent>> {
  const query = { trader_id: traderId, result: which === 'all' ? undefined : which, page };
  return pageFrom(await get<FollowEvents>('/api/follow/events', query, options), eventFrom);
}

/** Fetches what these settings would have made of the trader's last events. */
export async function fetchFollowPreview(
  request: FollowRequest,
  options: CallOptions,
): Promise<FollowPreview> {
  return previewFrom(await get<WirePreview>('/api/follow/preview', termsTo(request), options));
}

const FIELDS = {
  multiple: 'multiple',
  max_amount: 'maxAmount',
  stop_loss_amount: 'stopLossAmount',
  max_slots: 'maxSlots',
  mode: 'mode',
} as const;

export const beginFollow = action({
  path: '/api/follow/follow_trader',
  write: termsTo,
  read: relationFrom,
  fields: FIELDS,
});

export const changeFollow = action({
  path: '/api/follow/update_follow',
  write: termsTo,
  read: relationFrom,
  fields: FIELDS,
});

export const pauseFollow = action({
  path: '/api/follow/pause_follow',
  write: ({ traderId, on }: { readonly traderId: number; readonly on: boolean }) => ({
    trader_id: traderId,
    on: on ? 1 : 0,
  }),
  read: relationFrom,
});

/** Stops following. `closes`: open copies close at market; otherwise they become the customer's own positions. */
export const leaveTrader = action({
  path: '/api/follow/canal_follow',
  write: ({ traderId, closes }: { readonly traderId: number; readonly closes: boolean }) => ({
    trader_id: traderId,
    close: closes ? 1 : 0,
  }),
  read: discardAnswer,
});
