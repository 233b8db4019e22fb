import { dayProfit, FUND_DAY, maturityAt, profitAt, redeemable } from '@truemark/domain';
import { formatDecimal } from '@truemark/money';
import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { assertConsistent, assertRecomputed, rowsOf } from '../../../kernel/consistency.js';
import { type FundSubscription, fundSubscriptions } from '../tables/fund-subscription.table.js';
import { verifyPools } from './pools.js';

const HOUR = 3_600_000;
/** Number of subscriptions whose entries are verified in one query. */
const SUBSCRIPTIONS_PER_QUERY = 200;

/**
 * Verifies that subscriptions paid in their share, that each day was paid once and at its time, and that pools match.
 */
export async function verifyFunds(reader: DatabaseReader): Promise<string> {
  let count = 0;
  const page: FundSubscription[] = [];
  for await (const subscription of rowsOf(reader, fundSubscriptions)) {
    verifySubscription(subscription);
    page.push(subscription);
    count++;
    if (page.length === SUBSCRIPTIONS_PER_QUERY) await verifyEntries(reader, page.splice(0));
  }
  await verifyEntries(reader, page);
  await verifyNoOtherEntries(reader);
  const pools = await verifyPools(reader);
  return `${count} fund subscriptions paid what was subscribed, ${pools} pools hold what they promise`;
}

/** Verifies that a row follows from its terms and from the requests made on it. */
function verifySubscription(subscription: FundSubscription): void {
  const what = `fund subscription ${subscription.id}`;
  const { share, status, daysPaid, lockDividendDays, subscribedAt } = subscription;
  const { refundAskedAt, refundHours, returnsAt } = subscription;
  assertRecomputed(what, 'day profit', subscription.dayProfit, dayProfit(subscription, share));
  const isDone = status === 'finished';
  assertConsistent(
    isDone ? daysPaid === lockDividendDays : daysPaid < lockDividendDays,
    () => `${what} is ${status} with ${daysPaid} of ${lockDividendDays} days paid`,
  );
  const left = status === 'refunding' || status === 'refunded';
  assertConsistent(
    left === (refundAskedAt !== null),
    () => `${what} is ${status}, and was asked for at ${refundAskedAt}`,
  );
  if (refundAskedAt !== null) {
    const due = Math.floor((refundAskedAt - subscribedAt) / FUND_DAY);
    assertRecomputed(what, 'days paid before it was left', daysPaid, due);
  }
  const back = refundAskedAt !== null && refundHours > 0 ? refundAskedAt + refundHours * HOUR : null;
  assertRecomputed(what, 'return', returnsAt, back);
  const endedAt = isDone ? maturityAt(subscription) : (back ?? refundAskedAt);
  assertRecomputed(what, 'end', subscription.endedAt, isDone || status === 'refunded' ? endedAt : null);
  const returned = isDone
    ? share
    : status === 'refunded'
      ? redeemable(share, subscription.liquidatedDamages)
      : null;
  assertRecomputed(what, 'returned', subscription.returned, returned);
}

/** Verifies that the entries of each subscription are the expected ones, in this order and at these times. */
async function verifyEntries(reader: DatabaseReader, page: readonly FundSubscription[]): Promise<void> {
  const [first, last] = [page[0], page.at(-1)];
  if (!first || !last) return;
  const rows = await reader.query(
    `SELECT e.ref_id AS id, e.type AS type, e.at AS at, a.kind AS kind, a.part AS part, a.owner_id AS owner,
       a.number AS number, p.side AS side, p.amount AS amount
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = 'fund_subscription' AND e.ref_id >= $1 AND e.ref_id <= $2 ORDER BY e.ref_id, e.id, p.line`,
    [first.id, last.id],
  );
  const moved = new Map<number, string[]>();
  for (const { id, type, at, kind, part, owner, number, side, amount } of rows) {
    const signed = side === 'C' ? BigInt(String(amount)) : -BigInt(String(amount));
    const line = lineOf(Number(at), String(type), `${kind} ${part} ${owner ?? number}`, signed);
    const lines = moved.get(Number(id));
    if (lines) lines.push(line);
    else moved.set(Number(id), [line]);
  }
  for (const subscription of page) {
    const what = `fund subscription ${subscription.id}`;
    const [has, due] = [moved.get(subscription.id) ?? [], expectedEntries(subscription)];
    const at = due.findIndex((line, place) => line !== has[place]);
    assertRecomputed(what, 'bookings', has[at] ?? null, due[at] ?? null);
    assertRecomputed(what, 'last booking', has.at(-1) ?? null, due.at(-1) ?? null);
    assertRecomputed(what, 'number of bookings', has.length, due.length);
  }
}

const lineOf = (at: number, type: string, account: string, amount: bigint): string =>
  `${type} ${account} ${formatDecimal(amount)} at ${new Date(at).toISOString()}`;

/** Entries that a subscription must have booked by now. */
function expectedEntries(subscription: FundSubscription): string[] {
  const { customerId, fundId, share, subscribedAt, daysPaid, endedAt, returned } = subscription;
  const [free, held] = [`change free ${customerId}`, `change held ${customerId}`];
  const pool = `fund_pool system ${fundId}`;
  const lines = [
    lineOf(subscribedAt, 'fund.subscription', free, -share),
    lineOf(subscribedAt, 'fund.subscription', held, share),
  ];
  for (let day = 1; day <= daysPaid; day++) {
    const at = profitAt(subscribedAt, day);
    lines.push(lineOf(at, 'fund.dividend', pool, -subscription.dayProfit));
    lines.push(lineOf(at, 'fund.dividend', free, subscription.dayProfit));
  }
  if (endedAt === null || returned === null) return lines;
  const type = subscription.status === 'finished' ? 'fund.maturity' : 'fund.redemption';
  const add = (account: string, amount: bigint): void => {
    if (amount !== 0n) lines.push(lineOf(endedAt, type, account, amount));
  };
  add(held, -share);
  add(free, returned);
  add(pool, share - returned);
  return lines;
}

/** Verifies that no other entries refer to funds. */
async function verifyNoOtherEntries(reader: DatabaseReader): Promise<void> {
  const [loose] = await reader.query(
    `SELECT e.id AS id, e.type AS type FROM ledger_entries e
     LEFT JOIN fund_subscriptions s ON s.id = e.ref_id AND e.ref_kind = 'fund_subscription'
     WHERE e.type IN ('fund.subscription', 'fund.dividend', 'fund.redemption', 'fund.maturity') AND s.id IS NULL
     ORDER BY e.id LIMIT 1`,
  );
  assertConsistent(!loose, () => `entry ${loose?.id} (${loose?.type}) is of no subscription`);
}
