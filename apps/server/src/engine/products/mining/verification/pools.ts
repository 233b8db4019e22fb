import type { DatabaseReader } from '../../../../platform/database/database-reader.js';
import { assertConsistent, assertRecomputed } from '../../../kernel/consistency.js';

/** SQL sums by fund: of funding entries, and of subscriptions. */
const SUMS = {
  put: `SELECT a.number AS fund, CAST(SUM(CASE WHEN p.side = 'C' THEN p.amount ELSE -p.amount END) AS TEXT) AS sum
    FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
    WHERE e.type = 'fund_pool.funding' AND a.kind = 'fund_pool' GROUP BY a.number`,
  paid: `SELECT fund_id AS fund, CAST(SUM(day_profit * days_paid) AS TEXT) AS sum
    FROM fund_subscriptions GROUP BY fund_id`,
  damages: `SELECT fund_id AS fund, CAST(SUM(share - returned) AS TEXT) AS sum
    FROM fund_subscriptions WHERE status = 'refunded' GROUP BY fund_id`,
  promised: `SELECT fund_id AS fund, CAST(SUM(day_profit * (lock_dividend_days - days_paid)) AS TEXT) AS sum
    FROM fund_subscriptions WHERE status = 'running' GROUP BY fund_id`,
} as const;

/**
 * Verifies each fund's pool: its balance is the funding by two people, minus dividends, plus damages. It was never
 * negative and covers what is promised. The firm's capital account matches the funding of all pools. Returns the number
 * of pools.
 */
export async function verifyPools(reader: DatabaseReader): Promise<number> {
  const put = await sumsOf(reader, SUMS.put);
  const paid = await sumsOf(reader, SUMS.paid);
  const damages = await sumsOf(reader, SUMS.damages);
  const promised = await sumsOf(reader, SUMS.promised);
  const pools = await sumsOf(
    reader,
    `SELECT number AS fund, CAST(balance AS TEXT) AS sum FROM ledger_accounts WHERE kind = 'fund_pool'`,
  );
  for (const fund of new Set([...pools.keys(), ...promised.keys()])) {
    const what = `the pool of fund ${fund}`;
    const of = (sums: ReadonlyMap<number, bigint>): bigint => sums.get(fund) ?? 0n;
    assertRecomputed(what, 'balance', of(pools), of(put) - of(paid) + of(damages));
    assertConsistent(of(pools) >= of(promised), () => `${what} holds less than it promises`);
  }
  let capital = 0n;
  for (const given of put.values()) capital -= given;
  const [row] = await reader.query(
    `SELECT CAST(SUM(balance) AS TEXT) AS balance FROM ledger_accounts WHERE kind = 'fund_capital'`,
  );
  assertRecomputed(
    'the firm’s own that it put into pools',
    'balance',
    BigInt(String(row?.balance ?? 0)),
    capital,
  );
  const [below] = await reader.query(
    `SELECT p.entry_id AS entry FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
     WHERE a.kind = 'fund_pool' AND p.balance_after < 0 ORDER BY p.entry_id LIMIT 1`,
  );
  assertConsistent(!below, () => `entry ${below?.entry} took a fund’s pool below zero`);
  return pools.size;
}

async function sumsOf(reader: DatabaseReader, text: string): Promise<ReadonlyMap<number, bigint>> {
  const rows = await reader.query(text);
  return new Map(rows.map(({ fund, sum }) => [Number(fund), BigInt(String(sum ?? 0))]));
}
