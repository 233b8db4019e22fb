import { SESSION_PAUSE, type TradingSession } from '@truemark/domain';
import { ONE } from '@truemark/money';
import { type RawBuilder, sql } from 'kysely';
import { prepared, written } from '../../../platform/database/queries.js';
import type { Stored } from '../../../platform/database/table.js';
import type { State } from '../../kernel/state.js';
import type { Store } from '../../kernel/store/store.js';
import { dayOf } from './limits-book.js';

/** The longest limit of a session is a day: of one that is longer, no decision asks when it began. */
const LONGEST = 2 * 24 * 3_600_000;

/** What the GMT day of `now` has brought customers so far, and which trading sessions go on: as the lane would know it. */
export async function loadTradingDays(state: State, store: Store, now: number): Promise<void> {
  await loadResults(state, store, dayOf(now));
  for (const [customerId, session] of await runningSessions(store, now)) {
    state.limits.noteSession(customerId, session);
  }
}

const one = sql.lit(Number(ONE));
/** Whole and rest apart: together they may pass what 64 bits hold. */
const sums = (figure: RawBuilder<unknown>) =>
  sql`sum((${figure}) / ${one}) AS whole, sum((${figure}) % ${one}) AS rest`;
// The plus keeps both databases from reading all that ever ended, customer by customer: the day's own index answers.
const orderResults = prepared(({ day }: { day: number }) =>
  written(sql`SELECT +customer_id AS customer, ${sums(sql`profit - fee`)} FROM orders
    WHERE closed_at IS NOT NULL AND closed_at >= ${day} AND status = 'closed' GROUP BY +customer_id`),
);
const optionResults = prepared(({ day }: { day: number }) =>
  written(sql`SELECT +customer_id AS customer, ${sums(sql`profit`)} FROM options
    WHERE ended_at IS NOT NULL AND ended_at >= ${day} GROUP BY +customer_id`),
);

async function loadResults(state: State, store: Store, day: number): Promise<void> {
  for (const statement of [orderResults, optionResults]) {
    const { sql: text, parameters } = statement({ day }).compile();
    for (const { customer, whole, rest } of await store.query(text, parameters as Stored[])) {
      const result = BigInt(String(whole)) * ONE + BigInt(String(rest));
      state.limits.noteResult(Number(customer), result, day);
    }
  }
}

/**
 * Goes back in steps as long as the pause that ends a session: two trades of one customer within a step always belong
 * together, so that its first and last are all that has to be read of it. Pending orders count from their placing; a
 * part of a position has the time of the whole.
 */
async function runningSessions(store: Store, now: number): Promise<Map<number, TradingSession>> {
  const sessions = new Map<number, TradingSession>();
  for (let until = now; until > now - LONGEST; until -= SESSION_PAUSE) {
    let isLonger = false;
    for (const { customerId, first, last } of await tradesBetween(store, until - SESSION_PAUSE, until)) {
      const session = sessions.get(customerId);
      if (until < now && (!session || session.since - last >= SESSION_PAUSE)) continue;
      isLonger = true;
      sessions.set(customerId, {
        since: Math.min(first, session?.since ?? first),
        last: Math.max(last, session?.last ?? last),
      });
    }
    if (!isLonger) break;
  }
  return sessions;
}

/** Each customer's first and last new trade after `from` and at or before `until`. */
async function tradesBetween(store: Store, from: number, until: number) {
  const rows = await store.query(
    `SELECT customer_id, MIN(at) AS first, MAX(at) AS last FROM (
       SELECT customer_id, created_at AS at FROM orders WHERE created_at > $1 AND created_at <= $2
       UNION ALL
       SELECT customer_id, start_at AS at FROM options WHERE start_at > $1 AND start_at <= $2
     ) AS trades GROUP BY customer_id`,
    [from, until],
  );
  return rows.map(({ customer_id, first, last }) => ({
    customerId: Number(customer_id),
    first: Number(first),
    last: Number(last),
  }));
}
