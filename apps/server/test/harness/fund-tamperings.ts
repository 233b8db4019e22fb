import type { Tampering } from './tamperings.js';

/** First demo subscription in that state. */
const ONE = (status: string): string => `(SELECT MIN(id) FROM fund_subscriptions WHERE status = '${status}')`;
const DIVIDEND = `(SELECT MAX(id) FROM ledger_entries WHERE type = 'fund.dividend')`;

/** Tamperings with subscriptions, payments and promises; the demo has a subscription in each state. */
export const FUND_TAMPERINGS: readonly Tampering[] = [
  {
    what: 'what a day pays',
    sql: `UPDATE fund_subscriptions SET day_profit = day_profit + 10000 WHERE id = ${ONE('running')}`,
    named: /fund subscription \d+: its day profit is \d+\.\d+, recomputed \d/,
  },
  {
    what: 'the percentage of what runs',
    sql: `UPDATE fund_subscriptions SET dividend_percentage = dividend_percentage * 2 WHERE id = ${ONE('running')}`,
    named: /fund subscription \d+: its day profit is /,
  },
  {
    what: 'that a day was paid',
    sql: `UPDATE fund_subscriptions SET days_paid = days_paid + 1 WHERE id = ${ONE('running')}`,
    named: /fund subscription \d+: its bookings is null, recomputed fund\.dividend fund_pool system \d+ -/,
  },
  {
    what: 'that a day was not paid',
    sql: `UPDATE fund_subscriptions SET days_paid = days_paid - 1 WHERE id = ${ONE('refunded')}`,
    named: /fund subscription \d+: its days paid before it was left is \d+, recomputed \d+/,
  },
  {
    what: 'when a day was due',
    sql: `UPDATE ledger_entries SET at = at + 1 WHERE id = ${DIVIDEND}`,
    named: /fund subscription \d+: its bookings is fund\.dividend .*Z, recomputed fund\.dividend .*Z/,
  },
  {
    what: 'whose profit it was',
    sql: `UPDATE ledger_entries SET ref_id = ${ONE('refunding')} WHERE id = (SELECT MIN(id) FROM ledger_entries WHERE type = 'fund.dividend')`,
    named: /fund subscription \d+: its /,
  },
  {
    what: 'what a profit is said to be of',
    sql: `UPDATE ledger_entries SET ref_kind = 'order' WHERE id = ${DIVIDEND}`,
    named: /fund subscription \d+: its /,
  },
  {
    what: 'what leaving early cost',
    sql: `UPDATE fund_subscriptions SET returned = returned + 1000000 WHERE id = ${ONE('refunded')}`,
    named: /fund subscription \d+: its returned is \S+, recomputed \d/,
  },
  {
    what: 'when a share comes back',
    sql: `UPDATE fund_subscriptions SET returns_at = returns_at + 3600000 WHERE id = ${ONE('refunding')}`,
    named: /fund subscription \d+: its return is \d+, recomputed \d+/,
  },
  {
    what: 'that a subscription came to its end',
    sql: `UPDATE fund_subscriptions SET status = 'running' WHERE id = ${ONE('finished')}`,
    named: /fund_subscription \d+ has 0 held on account \d+, it is to hold \d+/,
  },
  {
    what: 'whose a subscription is',
    sql: `UPDATE fund_subscriptions SET customer_id = customer_id + 1 WHERE id = ${ONE('finished')}`,
    named: /fund subscription \d+: its bookings is /,
  },
  {
    what: 'that a share is locked away',
    sql: `DELETE FROM fund_subscriptions WHERE id = ${ONE('running')}`,
    named: /fund_subscription \d+ has \d+ held on account \d+, it is to hold 0/,
  },
  {
    what: 'which fund a pool is of',
    sql: `UPDATE ledger_accounts SET number = number + 100 WHERE kind = 'fund_pool'`,
    named: /fund subscription \d+: its bookings is fund\.dividend fund_pool system 10\d /,
  },
  {
    what: 'the sum by which a pool was filled',
    sql: `UPDATE approvals SET payload = REPLACE(payload, '"amount":"', '"amount":"9') WHERE id = (SELECT MIN(id) FROM approvals WHERE kind = 'fund_pool.fund')`,
    named: /funding of a pool \d+: its amount is \d+, recomputed 9\d+/,
  },
  {
    what: 'which pool was filled',
    sql: `UPDATE approvals SET payload = REPLACE(payload, '"fundId":1,', '"fundId":2,') WHERE kind = 'fund_pool.fund'`,
    named: /funding of a pool \d+: its number is 1, recomputed 2/,
  },
  {
    what: 'that a pool was filled by two',
    sql: `UPDATE approvals SET state = 'withdrawn' WHERE kind = 'fund_pool.fund'`,
    named: /funding of a pool \d+ was booked, and nobody agreed to it/,
  },
  {
    what: 'the hours of what will come back',
    sql: `UPDATE fund_subscriptions SET refund_hours = refund_hours + 24 WHERE id = ${ONE('running')}`,
    named: /fund subscription \d+ has refundHours \d+, a replay gives \d+/,
  },
];
