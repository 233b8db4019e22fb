import type { FollowOrders } from '@truemark/contracts';
import { decimal, type Money, type Price } from '@truemark/money';
import { LISTS, SIDES } from './follows.js';
import { type CallOptions, get } from './http.js';
import type { Side } from './orders.js';
import { type Page, pageFrom } from './page.js';

/** A copy as its leader sees it: the result, not the size. */
export interface FollowerCopy {
  readonly id: number;
  readonly symbol: { readonly showCode: string; readonly pricePrecision: number };
  readonly side: Side;
  readonly openPrice: Price;
  /** Current close price, or the price at which it closed. */
  readonly price: Price;
  readonly profit: Money;
  readonly openedAt: number;
  readonly closedAt: number | null;
}

const followerCopyFrom = (wire: FollowOrders['data'][number]): FollowerCopy => ({
  id: wire.Id,
  symbol: {
    showCode: wire.ForexTradeLists.ShowCode,
    pricePrecision: wire.ForexTradeLists.PricePrecision,
  },
  side: SIDES[wire.OrderType],
  openPrice: decimal(wire.Price),
  price: decimal(wire.UpdatePrice),
  profit: decimal(wire.FactProfits),
  openedAt: wire.CreateTimeMs,
  closedAt: wire.CompleteTimeMs,
});

interface FollowerCopiesQuery {
  /** The customer, who is the leader. */
  readonly traderId: number;
  readonly relationId: number;
  readonly list: 'open' | 'ended';
}

/** Fetches one follower's copies of the customer's own positions. */
export async function fetchFollowerCopies(
  { traderId, relationId, list }: FollowerCopiesQuery,
  page: number,
  options: CallOptions,
): Promise<Page<FollowerCopy>> {
  const query = { user_id: traderId, follow_id: relationId, status: LISTS[list], page };
  return pageFrom(
    await get<FollowOrders>('/v2/api/forex/my_deal_follow_order', query, options),
    followerCopyFrom,
  );
}
