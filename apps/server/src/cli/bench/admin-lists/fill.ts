import { randomBytes } from 'node:crypto';
import Database from 'better-sqlite3';
import { hashToken } from '../../../platform/auth/tokens.js';

export const ROWS = 1_000_000;
/** A quarter of the entries belong to one customer. */
export const ROWS_OF_ONE = ROWS / 4;
export const PEOPLE = 10_000;
const HUNDRED = 100_00000000;
/** Milliseconds between two rows. */
export const ROW_INTERVAL = 10;

const TERMS = JSON.stringify({
  marginMode: 0,
  feeType: 0,
  feeRate: '0.001',
  units: '100000',
  multiple: '100',
  openRate: { symbolId: null, seq: null, bid: '1', inverse: false },
  closeRate: { symbolId: null, seq: null, bid: '1', inverse: false },
});

/** Contents of a filled database. */
export interface Filled {
  /** An operator's session token. */
  readonly token: string;
  /** The customer with a quarter of the entries. */
  readonly customerId: number;
  /** The account with a posting in every entry. */
  readonly accountId: number;
  /** Time of the first row, epoch ms. */
  readonly start: number;
}

/**
 * Writes a million deposits, orders and ledger entries, and a signed-in owner, directly to the database. The entries
 * have no inputs: each has its own time.
 */
export function fill(file: string): Filled {
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  const highest = (table: string): number =>
    database.prepare(`SELECT coalesce(max(id), 0) FROM ${table}`).pluck().get() as number;
  const start = Date.now() - ROWS * ROW_INTERVAL - 60_000;
  const person = highest('customers');
  const account = highest('ledger_accounts');
  const house = account + PEOPLE + 1;
  const numbers = (rows: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`;
  const who = `CASE WHEN i % 4 = 0 THEN 1 ELSE 2 + i % ${PEOPLE - 1} END`;
  const token = randomBytes(32).toString('base64url');
  database.exec(`BEGIN;
    ${numbers(PEOPLE)} INSERT INTO customers (id, uid, is_demo, invite_code, level, credit_score, is_trader,
        review_status, is_real, blocked, profile, lang, created_at)
      SELECT ${person} + i, CAST(10000000 + i AS TEXT), 0, 'I' || i, 0, 0, 0, 0, 0, '{}', '{}', 'en', ${start} FROM n;
    ${numbers(ROWS)} INSERT INTO deposits (id, customer_id, way, status, amount, code, target, proof, created_at)
      SELECT i, ${person} + ${who}, CASE WHEN i % 40 = 0 THEN 'bank' ELSE 'coin' END,
        CASE WHEN i % 2000 = 0 THEN 'open' WHEN i % 7 = 0 THEN 'rejected' ELSE 'approved' END,
        ${HUNDRED}, CASE WHEN i % 40 = 0 THEN 'EUR' ELSE 'USDT' END, '{}', 'p' || i, ${start} + i * ${ROW_INTERVAL} FROM n;
    ${numbers(ROWS)} INSERT INTO orders (id, customer_id, account_id, symbol_id, side, status, lots, margin, fee, open_bid,
        open_price, open_seq, opened_at, close_bid, close_price, close_seq, closed_at, closed_by, profit, stop_loss,
        take_profit, trailing_distance, terms, created_at)
      SELECT i, ${person} + ${who}, ${account} + ${who}, 1 + i % 8, 'buy', 'closed', 1000000, 0, 0, 110000000, 110000000, 1,
        ${start} + i, 110000000, 110000000, 1, ${start} + i, 'customer', 0, 0, 0, 0, '${TERMS}', ${start} + i * ${ROW_INTERVAL}
      FROM n;
    ${numbers(ROWS)} INSERT INTO ledger_entries (id, lane_seq, type, ref_kind, ref_id, actor_kind, actor_id, at)
      SELECT i, 0, CASE WHEN i % 1000 = 7 THEN 'adjustment' ELSE 'deposit' END, 'deposit', i, 'operator', 1,
        ${start} + i * ${ROW_INTERVAL} FROM n;
    ${numbers(ROWS)} INSERT INTO ledger_postings (entry_id, line, account_id, side, amount, account_seq, balance_after)
      SELECT i, 1, ${house}, 'D', ${HUNDRED}, i, -i * ${HUNDRED} FROM n;
    ${numbers(ROWS)} INSERT INTO ledger_postings (entry_id, line, account_id, side, amount, account_seq, balance_after)
      SELECT i, 2, account, 'C', ${HUNDRED}, seq, seq * ${HUNDRED} FROM (SELECT i, ${account} + ${who} AS account,
        row_number() OVER (PARTITION BY ${who} ORDER BY i) AS seq FROM n);
    ${numbers(PEOPLE)} INSERT INTO ledger_accounts (id, owner_id, kind, part, book, currency, balance, postings)
      SELECT ${account} + i, ${person} + i, 'change', 'free', 'real', 'USD', many * ${HUNDRED}, many
      FROM (SELECT i, (SELECT count(*) FROM ledger_postings WHERE account_id = ${account} + i) AS many FROM n);
    INSERT INTO ledger_accounts (id, owner_id, kind, part, book, currency, balance, postings)
      VALUES (${house}, NULL, 'deposits', 'system', 'real', 'USD', ${-ROWS * HUNDRED}, ${ROWS});
    UPDATE operators SET totp_secret = 'set up';
    INSERT INTO sessions (token_hash, id, subject, subject_id, created_at, last_used_at, user_agent, address)
      SELECT '${hashToken(token)}', 'bench', 'operator', id, ${Date.now()}, ${Date.now()}, 'bench', '127.0.0.1'
      FROM operators LIMIT 1;
    COMMIT;`);
  database.close();
  return { token, customerId: person + 1, accountId: house, start };
}
