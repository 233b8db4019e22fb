import { instant, type Sheet } from '../../../ui/csv.js';
import type { Subscription } from './subscription.js';

/** Columns of an exported list of subscriptions. */
export const SUBSCRIPTION_SHEET: Sheet<Subscription> = [
  ['number', ({ id }) => id],
  ['subscribed', ({ subscribed_at_ms: at }) => instant(at)],
  ['uid', ({ uid }) => uid],
  ['fund', ({ fund_id: id }) => id],
  ['title', ({ fund_title: title }) => title],
  ['state', ({ status }) => status],
  ['share', ({ share_amount: share }) => share],
  ['percent a day', ({ dividend_percentage: percentage }) => percentage],
  ['days', ({ lock_dividend_days: days }) => days],
  ['damages, percent', ({ liquidated_damages: damages }) => damages],
  ['hours of a redemption', ({ refund_hours: hours }) => hours],
  ['profit a day', ({ day_profit: profit }) => profit],
  ['days paid', ({ days_paid: days }) => days],
  ['profits so far', ({ sum_profit: sum }) => sum],
  ['still promised', ({ promised }) => promised],
  ['next profit', ({ next_profit_at_ms: at }) => instant(at)],
  ['ends', ({ end_time_ms: at }) => instant(at)],
  ['redemption asked', ({ refund_asked_at_ms: at }) => instant(at)],
  ['returns', ({ returns_at_ms: at }) => instant(at)],
  ['ended', ({ ended_at_ms: at }) => instant(at)],
  ['came back', ({ get_fund: returned }) => returned],
];
