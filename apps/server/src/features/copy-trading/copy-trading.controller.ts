import { Controller } from '@nestjs/common';
import {
  type FollowEventsRequest,
  type FollowOrdersRequest,
  type FollowTraderRequest,
  followEventsRequest,
  followEventsSchema,
  followedTradersSchema,
  followersSchema,
  followOrdersRequest,
  followOrdersSchema,
  followPreviewRequest,
  followPreviewSchema,
  followTraderRequest,
  LEAVE_PATH,
  type LeaveFollowRequest,
  leaveFollowRequest,
  type PagedRequest,
  type PauseFollowRequest,
  pagedRequest,
  pauseFollowRequest,
  ranksSchema,
  relationSchema,
  type TraderListRequest,
  traderDetailSchema,
  traderListRequest,
  traderRequest,
  tradersSchema,
  type UpdateFollowRequest,
  updateFollowRequest,
} from '@truemark/contracts';
import { Call } from '../../platform/http/call.js';
import type { Caller, SignedIn } from '../../platform/http/caller.js';
import { CopyPreview } from './copy-preview.js';
import { FollowOrdersList } from './follow-orders.js';
import { Following } from './following.js';
import { TraderList } from './trader-list.js';

const TAG = 'Copy trading';
const CHANGES = { name: 'follow', per: 'customer', most: 20, windowMs: 60_000 } as const;

@Controller()
export class CopyTradingController {
  constructor(
    private readonly traders: TraderList,
    private readonly following: Following,
    private readonly orders: FollowOrdersList,
    private readonly preview: CopyPreview,
  ) {}

  @Call('/api/follow/trader_list', {
    schema: traderListRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'List traders who can be followed, with their figures of the last three weeks',
    answer: tradersSchema,
  })
  list(request: TraderListRequest, { customerId }: SignedIn) {
    return this.traders.page(request, customerId);
  }

  @Call('/api/follow/trader_detail', {
    schema: traderRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'Get a trader and the customer’s relation to him',
    answer: traderDetailSchema,
  })
  detail({ id }: { id: number }, { customerId }: SignedIn) {
    return this.traders.detail(id, customerId);
  }

  @Call('/api/user/rank', {
    schema: pagedRequest,
    auth: 'none',
    tag: TAG,
    summary: 'Rank traders by profit of the last three weeks',
    answer: ranksSchema,
  })
  rank(request: PagedRequest, _: Caller) {
    return this.traders.rank(request);
  }

  @Call('/api/follow/preview', {
    schema: followPreviewRequest,
    auth: 'customer',
    rateLimit: { name: 'follow-preview', per: 'customer', most: 120, windowMs: 60_000 },
    tag: TAG,
    summary: 'Preview copy settings on the trader’s last twenty events',
    answer: followPreviewSchema,
  })
  wouldCopy(request: FollowTraderRequest, { customerId }: SignedIn) {
    return this.preview.of(request, customerId);
  }

  @Call('/api/follow/follow_trader', {
    method: 'POST',
    schema: followTraderRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.follow_begun',
    tag: TAG,
    summary: 'Follow a trader: copy his contract orders on the customer’s own account',
    answer: relationSchema,
  })
  begin(request: FollowTraderRequest, caller: SignedIn) {
    return this.following.begin(request, caller);
  }

  @Call('/api/follow/update_follow', {
    method: 'POST',
    schema: updateFollowRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.follow_changed',
    tag: TAG,
    summary: 'Update the terms of later copies; absent fields keep their value',
    answer: relationSchema,
  })
  change(request: UpdateFollowRequest, caller: SignedIn) {
    return this.following.change(request, caller);
  }

  @Call('/api/follow/pause_follow', {
    method: 'POST',
    schema: pauseFollowRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.follow_changed',
    tag: TAG,
    summary: 'Pause or resume a relation; while paused, closes are copied and nothing is opened',
    answer: relationSchema,
  })
  pause(request: PauseFollowRequest, caller: SignedIn) {
    return this.following.pause(request, caller);
  }

  @Call(LEAVE_PATH, {
    method: 'POST',
    schema: leaveFollowRequest,
    auth: 'customer',
    rateLimit: CHANGES,
    done: 'done.follow_ended',
    tag: TAG,
    summary: 'Stop following: open copies close at market or become the customer’s own',
  })
  leave(request: LeaveFollowRequest, caller: SignedIn) {
    return this.following.leave(request, caller);
  }

  @Call('/api/follow/followed_trader', {
    schema: pagedRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'List the traders the customer follows',
    answer: followedTradersSchema,
  })
  followed(request: PagedRequest, { customerId }: SignedIn) {
    return this.following.followed(request, customerId);
  }

  @Call('/api/follow/my_follower', {
    schema: pagedRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'List the customer’s followers, without their accounts or amounts',
    answer: followersSchema,
  })
  followers(request: PagedRequest, { customerId }: SignedIn) {
    return this.following.followers(request, customerId);
  }

  @Call('/api/follow/events', {
    schema: followEventsRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'List the events of followed traders: copied, or skipped with the reason',
    answer: followEventsSchema,
  })
  events(request: FollowEventsRequest, { customerId }: SignedIn) {
    return this.orders.events(request, customerId);
  }

  @Call('/v2/api/forex/my_deal_follow_order', {
    schema: followOrdersRequest,
    auth: 'customer',
    tag: TAG,
    summary: 'List copies of one trader by one follower; visible to these two only',
    answer: followOrdersSchema,
  })
  copies(request: FollowOrdersRequest, { customerId }: SignedIn) {
    return this.orders.page(request, customerId);
  }
}
