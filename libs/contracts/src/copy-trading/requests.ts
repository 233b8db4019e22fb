import { SKIP_REASONS } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { z } from 'zod';
import { day, daysInOrder } from '../requests/day.js';
import {
  amount,
  decimalField,
  id,
  limitAmount,
  oneOf,
  paging,
  text,
  whole,
  word,
} from '../requests/fields.js';

/** `GET /api/follow/trader_list` */
export const traderListRequest = z.object({
  ...paging,
  sort: word('profit_percent', 'total_profit', 'follow_num', 'max_drawdown').default('profit_percent'),
  name: text(24).optional(),
});
export type TraderListRequest = z.output<typeof traderListRequest>;

/** `GET /api/follow/trader_detail`; the trader's `user_id`. */
export const traderRequest = z.object({ id: id() });

const multiple = () =>
  decimalField(
    { least: decimal('0.01'), most: decimal('100') },
    'Multiplier of the leader’s lots, 0.01–100, two decimals.',
  );

/** `POST /api/follow/follow_trader` */
export const followTraderRequest = z
  .object({
    trader_id: id(),
    multiple: multiple(),
    max_amount: amount(),
    mode: oneOf(1, 2).default(1),
    stop_loss_amount: limitAmount().default(0n),
    max_slots: whole(0, 10_000, 'Maximum open copies; 0: no limit.').default(0),
  })
  .transform(({ stop_loss_amount: stopLossAmount, ...asked }) => ({ ...asked, stopLossAmount }));
export type FollowTraderRequest = z.output<typeof followTraderRequest>;

/** `GET /api/follow/preview`: the planned settings. */
export const followPreviewRequest = followTraderRequest;

/** `POST /api/follow/update_follow`: absent fields stay unchanged. */
export const updateFollowRequest = z
  .object({
    trader_id: id(),
    multiple: multiple().optional(),
    max_amount: amount().optional(),
    mode: oneOf(1, 2).optional(),
    stop_loss_amount: limitAmount().optional(),
    max_slots: whole(0, 10_000, 'Maximum open copies; 0: no limit.').optional(),
  })
  .transform(({ stop_loss_amount: stopLossAmount, ...asked }) => ({ ...asked, stopLossAmount }));
export type UpdateFollowRequest = z.output<typeof updateFollowRequest>;

/** `POST /api/follow/pause_follow` */
export const pauseFollowRequest = z.object({ trader_id: id(), on: oneOf(0, 1) });
export type PauseFollowRequest = z.output<typeof pauseFollowRequest>;

/** Request to stop following; `close` 1 closes open copies, 0 makes them the follower's own. */
export const leaveFollowRequest = z.object({ trader_id: id(), close: oneOf(0, 1).default(0) });
export type LeaveFollowRequest = z.output<typeof leaveFollowRequest>;

/** `GET /v2/api/forex/my_deal_follow_order`: a trader may also name a follower by the `follow_id` of `my_follower`. */
export const followOrdersRequest = z
  .object({
    ...paging,
    user_id: id(),
    follower_user_id: id().optional(),
    follow_id: id().optional(),
    status: oneOf(1, 3).default(1),
  })
  .refine(({ follower_user_id: person, follow_id: relation }) => (person ?? relation) !== undefined, {
    path: ['follower_user_id'],
    message: 'validation.required',
  })
  .transform(({ follow_id: relationId, user_id: traderId, ...asked }) => ({
    ...asked,
    relationId,
    traderId,
  }));
export type FollowOrdersRequest = z.output<typeof followOrdersRequest>;

/** `GET /api/follow/events`: absent filters match all; days are full days of the `timezone` setting. */
export const followEventsRequest = z
  .object({
    ...paging,
    trader_id: id().optional(),
    symbol: text(50).optional(),
    event: word('open', 'part', 'close', 'protect').optional(),
    result: word('copied', 'skipped').optional(),
    reason: word(...SKIP_REASONS).optional(),
    startTime: day().optional(),
    endTime: day().optional(),
  })
  .refine(...daysInOrder);
export type FollowEventsRequest = z.output<typeof followEventsRequest>;

/** Request of a list that takes only paging. */
export const pagedRequest = z.object(paging);
export type PagedRequest = z.output<typeof pagedRequest>;

/** `POST /api/user/nickname` */
export const nicknameRequest = z.object({ nickname: text(100) });

/** `POST /api/user/avatar`: the address of the caller's own upload. */
export const avatarRequest = z.object({ url: text(200) });

/** `POST /api/follow/trader_visible` */
export const traderVisibleRequest = z.object({ on: oneOf(0, 1) });

/** `POST /api/follow/set_share`, in percent. */
export const setShareRequest = z.object({
  share: decimalField(
    { least: 0n, most: decimal('30') },
    'Share of followers’ profits in percent, two decimals.',
  ),
});
