import { expect, it } from 'vitest';
import type { IntegrityAnchor } from './platform/database/table.js';
import { schema } from './schema.js';

/**
 * Tables that the journal does not hold column by column, and why that is enough. Every other one follows `writes`, so
 * a new table or column is covered automatically. A table removed from `writes` must say here what verifies it instead.
 */
const OTHERWISE: Readonly<Record<string, readonly [IntegrityAnchor, string]>> = {
  ledger_accounts: ['replay', 'balances are decided again from the inputs'],
  ledger_entries: ['replay', 'every column of every entry is decided again'],
  ledger_postings: ['replay', 'every column of every posting is decided again'],
  orders: ['replay', 'open and ended orders are decided again'],
  options: ['replay', 'running and ended options are decided again'],
  deposits: ['replay', 'open and ended deposits are decided again'],
  withdrawals: ['replay', 'open and ended withdrawals are decided again'],
  reviews: ['replay', 'what was approved, by whom, is decided again'],
  operator_acts: ['replay', 'what counts towards an operator’s day is decided again'],
  loan_standings: ['replay', 'how forms stand is decided again'],
  loans: ['replay', 'loans are decided again from what was signed and asked'],
  fund_subscriptions: ['replay', 'subscriptions are decided again, day by day'],
  price_alerts: ['replay', 'alerts are decided again from what was set and the ticks'],
  customer_limits: ['replay', 'limits are decided again from the changes'],
  traders: ['replay', 'applications and decisions are decided again'],
  follows: ['replay', 'relations and their figures are decided again'],
  copies: ['replay', 'every copy is made again'],
  leader_events: ['replay', 'what leaders did, and how far it was copied, is decided again'],
  trader_hours: ['replay', 'figures of traders are derived again from orders and ticks'],
  follow_events: ['replay', 'each copy and each skip is decided again'],
  ticks: ['links', 'each tick is in a link of the chain'],
  rejected_ticks: ['links', 'each is in a link of the chain'],
  lane_inputs: ['links', 'each input with its key and outcome is in a link of the chain'],
  row_writes: ['links', 'each record is in a link of the chain'],
  journal_links: ['links', 'they are the chain'],
  sealed_minutes: ['day', 'the root of its symbol in the seal of its day is over it'],
  kept_ticks: ['day', 'each leads to the root of its minute, which the seal of its day is over'],
  sealed_parts: ['day', 'the roots in the seal of its day are over them'],
  sealed_liabilities: ['day', 'the root of liabilities in the seal of its day is over them'],
  bars: ['ticks', 'closed bars are folded again; drawn history is one hash in bar_histories'],
  day_sums: ['nothing', '`npm run verify` sums the ledger again, day by day'],
  day_sum_ends: ['nothing', 'it is made with day_sums, and anew from the ledger where its row is missing'],
  report_sums: [
    'nothing',
    'made with day_sums; `npm run verify` holds it against them and against the postings',
  ],
  active_days: ['nothing', 'made with day_sums; `npm run verify` holds it against the entries'],
  state_hashes: [
    'nothing',
    'nothing but an engine that stands by reads it: one that differs only makes it load its state anew',
  ],
  customer_parts: [
    'nothing',
    'made of `customers`; `npm run verify` makes the parts again and compares each row',
  ],
  sealed_secrets: ['nothing', 'a changed row does not open, and with other secrets the seal does not fit'],
  sent_commands: [
    'nothing',
    'kept for a while, so that a command that was sent twice is done once; the journal holds what was done',
  ],
  engine_lease: ['seal', 'the seal is over it'],
};

/** Columns that may change undetected, and why. */
const VOLATILE: Readonly<Record<string, string>> = {
  'sessions.lastUsedAt':
    'decides nothing but the end of an idle session; `npm run verify` names one outside its session’s time',
};

it('holds every table against something, and says against what', () => {
  const others = schema
    .filter(({ follows }) => follows !== 'writes')
    .map(({ name, follows }) => [name, follows]);
  expect(Object.fromEntries(others)).toEqual(
    Object.fromEntries(Object.entries(OTHERWISE).map(([name, [follows]]) => [name, follows])),
  );
});

it('leaves out no column that is not named here', () => {
  const left = schema.flatMap(({ name, volatile }) => volatile.map((column) => `${name}.${column}`));
  expect(left.sort()).toEqual(Object.keys(VOLATILE).sort());
});
