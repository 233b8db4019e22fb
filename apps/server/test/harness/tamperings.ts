/** Manipulation for profit by somebody with the database, but without the server's secrets. */
export interface Tampering {
  readonly what: string;
  readonly sql: string;
  /** Expected report of the verification. */
  readonly named: RegExp;
}

/** Of the real customer, whose names the harness generates. */
const REAL_CUSTOMER = `(SELECT MAX(id) FROM customers WHERE is_demo = 0)`;
const LAST_TICK = `(SELECT MAX(lane_seq) FROM ticks)`;
/** First tick at which no order opened or closed, followed by a tick of the symbol with another bid. */
const UNUSED_TICK = `lane_seq = (SELECT MIN(t.lane_seq) FROM ticks t WHERE
  NOT EXISTS (SELECT 1 FROM orders o WHERE o.symbol_id = t.symbol_id AND t.seq IN (o.open_seq, o.close_seq))
  AND EXISTS (SELECT 1 FROM ticks n WHERE n.symbol_id = t.symbol_id AND n.seq = t.seq + 1 AND n.bid <> t.bid))`;
const NO_PLACE = `(SELECT MAX(place) FROM audit_log)`;

/** Newest deposit credited by an operator, as SQL. */
const LAST_CREDIT = `(SELECT MAX(id) FROM ledger_entries WHERE type = 'deposit' AND actor_kind = 'operator')`;

/** Tamperings that once passed, when only money was traced to its ticks and inputs. */
export const TAMPERINGS: readonly Tampering[] = [
  {
    what: 'the sum that a correction was agreed to',
    sql: `UPDATE approvals SET payload = REPLACE(payload, '12.5', '1.25') WHERE kind = 'adjustments.book'`,
    named: /correction \d+: its amount is 12\.5\d*, recomputed 1\.25/,
  },
  {
    what: 'the reason of a correction',
    sql: `UPDATE ledger_entries SET memo = 'A present.' WHERE type = 'adjustment'`,
    named: /correction \d+: its memo is A present\., recomputed Taken twice\./,
  },
  {
    what: 'who agreed to a correction',
    sql: `UPDATE approvals SET decider_id = maker_id WHERE kind = 'adjustments.book'`,
    named: /correction \d+ is one person's/,
  },
  {
    what: 'a correction that was not agreed to',
    sql: `UPDATE approvals SET state = 'rejected' WHERE kind = 'adjustments.book'`,
    named: /correction \d+ was booked, and nobody agreed to it/,
  },
  {
    what: 'a correction that names another request',
    sql: `UPDATE ledger_entries SET ref_id = ref_id + 1 WHERE type = 'adjustment'`,
    named: /correction \d+ was agreed to and has 0 entries/,
  },
  {
    what: 'an operator makes himself an owner',
    sql: `UPDATE operators SET role = 'owner' WHERE id = (SELECT MIN(id) FROM operators WHERE role = 'support')`,
    named: /operators \d+: its role /,
  },
  {
    what: `an operator's password`,
    sql: `UPDATE operators SET password_hash = (SELECT password_hash FROM operators WHERE role = 'support' LIMIT 1)
      WHERE id = (SELECT MIN(id) FROM operators WHERE role = 'owner')`,
    named: /operators \d+: its password_hash /,
  },
  {
    what: `an operator's second factor`,
    sql: `UPDATE operators SET totp_secret = 'mine' WHERE id = (SELECT MIN(id) FROM operators)`,
    named: /operators \d+: its totp_secret /,
  },
  {
    what: `a customer's password`,
    sql: `UPDATE customers SET password_hash = 'x' WHERE id = ${REAL_CUSTOMER}`,
    named: /customers \d+: its password_hash /,
  },
  {
    what: `a customer's payment password`,
    sql: `UPDATE customers SET pay_password_hash = NULL WHERE id = ${REAL_CUSTOMER}`,
    named: /customers \d+: its pay_password_hash /,
  },
  {
    what: 'a forged session',
    sql: `INSERT INTO sessions (token_hash, id, subject, subject_id, created_at, last_used_at, revoked_at, user_agent, address)
      SELECT 'abc', 'forged', 'operator', 1, created_at, last_used_at, NULL, '', '' FROM sessions LIMIT 1`,
    named: /sessions abc is stored, the server wrote none/,
  },
  {
    what: `a session's owner`,
    sql: `UPDATE sessions SET subject_id = 1 WHERE subject = 'customer' AND subject_id = ${REAL_CUSTOMER}`,
    named: /sessions \S+: its subject_id /,
  },
  {
    what: 'when a session was last used, to revive it for ever',
    sql: `UPDATE sessions SET last_used_at = last_used_at + 86400000 WHERE subject = 'operator'`,
    named: /sessions \S+: its last_used_at is in the future/,
  },
  {
    what: 'a last use of a session before it began',
    sql: `UPDATE sessions SET last_used_at = created_at - 1`,
    named: /sessions \S+: its last_used_at is before its beginning/,
  },
  {
    what: `a customer's e-mail`,
    sql: `UPDATE customers SET email = 'me@example.com', email_key = 'me@example.com' WHERE id = ${REAL_CUSTOMER}`,
    named: /customers \d+: its email /,
  },
  {
    what: `a customer's level`,
    sql: `UPDATE customers SET level = 9 WHERE id = ${REAL_CUSTOMER}`,
    named: /customers \d+: its level /,
  },
  {
    what: 'a demo customer becomes a real one',
    sql: `UPDATE customers SET is_demo = 0 WHERE id = (SELECT MIN(id) FROM customers WHERE is_demo = 1)`,
    named: /customers \d+: its is_demo /,
  },
  {
    what: 'a customer is certified',
    sql: `UPDATE customers SET is_real = 1 - is_real WHERE id = ${REAL_CUSTOMER}`,
    named: /customers \d+: its is_real /,
  },
  {
    what: 'a block is lifted or laid',
    sql: `UPDATE customers SET blocked = '{"trading":"no"}' WHERE id = ${REAL_CUSTOMER}`,
    named: /customers \d+: its blocked /,
  },
  {
    what: `a payout method's waiting time`,
    sql: `UPDATE payout_methods SET usable_at = usable_at - 86400000`,
    named: /payout_methods \d+: its usable_at /,
  },
  {
    what: `the house's coin address`,
    sql: `UPDATE deposit_addresses SET address = 'TMine' WHERE id = (SELECT MIN(id) FROM deposit_addresses)`,
    named: /deposit_addresses \d+: its address /,
  },
  {
    what: `the house's bank account`,
    sql: `UPDATE bank_accounts SET payee_account = 'MINE' WHERE id = (SELECT MIN(id) FROM bank_accounts)`,
    named: /bank_accounts \d+: its payee_account /,
  },
  {
    what: 'a fee of withdrawals',
    sql: `UPDATE withdrawal_currencies SET fee_rate = 0 WHERE id = (SELECT MIN(id) FROM withdrawal_currencies WHERE fee_rate > 0)`,
    named: /withdrawal_currencies \d+: its fee_rate /,
  },
  {
    what: `a duration's ratio`,
    sql: `UPDATE durations SET ratio = 1000000000 WHERE id = (SELECT MIN(id) FROM durations)`,
    named: /durations \d+: its ratio /,
  },
  {
    what: `a symbol's spread`,
    sql: `UPDATE symbols SET spread = spread + 1 WHERE id = 1`,
    named: /symbols 1: its spread /,
  },
  {
    what: 'from which sum on two people decide',
    sql: `INSERT INTO settings (key, value, updated_at, updated_by) VALUES ('review_four_eyes_amount', '99999999', 0, NULL)`,
    named: /settings review_four_eyes_amount is stored, the server wrote none/,
  },
  {
    what: 'a setting that was changed',
    sql: `UPDATE settings SET value = '1' WHERE key = 'withdraw_new_method_hours'`,
    named: /settings withdraw_new_method_hours: its value /,
  },
  {
    what: 'a tick that nothing used',
    sql: `UPDATE ticks SET bid = bid - 1 WHERE ${UNUSED_TICK}`,
    named: /ticks is not what was written in journal link \d+/,
  },
  {
    what: 'a tick that is appended',
    sql: `INSERT INTO ticks (symbol_id, seq, at, bid, ask, lane_seq)
      SELECT symbol_id, seq + 1, at, bid, ask, (SELECT lane_seq + 1 FROM engine_lease) FROM ticks WHERE lane_seq = ${LAST_TICK}`,
    // A forged price also fails against the simulator's key.
    named: /ticks symbolId \d+, seq \d+ was not written by the server|tick \d+ of \w+ (?:is \d+|came )/,
  },
  {
    what: 'a bar',
    sql: `UPDATE bars SET high = high + 1 WHERE symbol_id = 1 AND period = '1min'
      AND start = (SELECT MAX(start) FROM bars WHERE symbol_id = 1 AND period = '1min')`,
    named: /bar 1min \S+ of symbol 1 has high \d+, its ticks give \d+/,
  },
  {
    what: 'a bar of the drawn history',
    sql: `UPDATE bars SET low = low - 1 WHERE symbol_id = 2 AND period = '1day'
      AND start = (SELECT MIN(start) FROM bars WHERE symbol_id = 2 AND period = '1day')`,
    named: /bars of symbol 2, 1day: the drawn ones are not what was written/,
  },
  {
    what: 'a stop-out that never was',
    sql: `INSERT INTO margin_events (lane_seq, customer_id, kind, at, ended_at, level, reached, closed, released)
      VALUES (5, ${REAL_CUSTOMER}, 'stop_out', 5, 5, 0, 0, '[]', '[]')`,
    named: /margin_events 5, \d+, stop_out is stored, the server wrote none/,
  },
  {
    what: 'what a message says',
    sql: `UPDATE messages SET texts = REPLACE(texts, 'title', 'titel') WHERE id = (SELECT MIN(id) FROM messages)`,
    named: /messages \d+: its texts /,
  },
  {
    what: 'whose picture it is',
    sql: `UPDATE uploads SET owner_id = 1 WHERE owner_id = ${REAL_CUSTOMER}`,
    named: /uploads \S+: its owner_id /,
  },
  {
    what: 'how far the lane has come',
    sql: `UPDATE engine_lease SET lane_seq = lane_seq + 1000`,
    named: /engine_lease and the end of the journal .* are not what the server sealed/,
  },
  {
    what: 'a forged approval',
    sql: `INSERT INTO approvals (id, kind, subject, payload, reason, maker_id, made_at, expires_at, state, decider_id, decided_at)
      VALUES (999, 'settings.change', 'x', '{}', 'x', 1, 1, 2, 'approved', 2, 2)`,
    named: /approvals 999 is stored, the server wrote none/,
  },
  {
    what: 'who approved, in the journal and in the entry',
    sql: `UPDATE lane_inputs SET payload = REPLACE(payload, '"kind":"operator","id":' ||
        (SELECT actor_id FROM ledger_entries WHERE id = ${LAST_CREDIT}), '"kind":"operator","id":77')
        WHERE lane_seq = (SELECT lane_seq FROM ledger_entries WHERE id = ${LAST_CREDIT});
      UPDATE ledger_entries SET actor_id = 77 WHERE id = ${LAST_CREDIT}`,
    named: /lane_inputs is not what was written in journal link \d+/,
  },
  {
    what: 'what a command came to',
    sql: `UPDATE lane_inputs SET outcome = REPLACE(outcome, '{', '{"more":1,') WHERE idempotency_key = 'tampered'`,
    named: /lane_inputs is not what was written in journal link \d+/,
  },
  {
    what: 'under which key a command ran',
    sql: `UPDATE lane_inputs SET idempotency_key = 'another' WHERE idempotency_key = 'tampered'`,
    named: /lane_inputs is not what was written in journal link \d+/,
  },
  {
    what: 'the end of the audit log, with its mark',
    sql: `DELETE FROM audit_log WHERE place = ${NO_PLACE};
      UPDATE chain_ends SET place = ${NO_PLACE}, hash = (SELECT hash FROM audit_log WHERE place = ${NO_PLACE})`,
    named: /(audit_log|chain_ends) \S+(: its| is missing)/,
  },
  {
    what: 'the end of the journal, with its mark',
    sql: `DELETE FROM journal_links WHERE place = (SELECT MAX(place) FROM journal_links);
      UPDATE engine_lease SET links = (SELECT MAX(place) FROM journal_links),
        link_hash = (SELECT hash FROM journal_links ORDER BY place DESC LIMIT 1)`,
    named: /was not written by the server|are not what the server sealed/,
  },
  {
    what: 'a table of somebody else’s',
    sql: `CREATE TABLE shadow (id INTEGER)`,
    named: /the schema: table shadow is none of the migrations'/,
  },
  {
    what: 'an index that lets nobody pay in twice',
    sql: `CREATE UNIQUE INDEX shadow ON deposits (customer_id, amount, id)`,
    named: /the schema: index shadow is none of the migrations'/,
  },
  {
    what: 'a column beside the others',
    sql: `ALTER TABLE customers ADD COLUMN shadow INTEGER`,
    named: /the schema: (table customers is not as|column customers\.shadow is none of) the migrations/,
  },
  {
    what: 'a view that answers in the place of a table',
    sql: `CREATE VIEW shadow AS SELECT 1 AS id`,
    named: /the schema: view shadow is none of the migrations'/,
  },
  {
    what: 'an index taken away',
    sql: `DROP INDEX reviews_at`,
    named: /the schema: index reviews_at is missing/,
  },
  {
    what: 'a migration that the program does not know',
    sql: `INSERT INTO migrations (timestamp, name) VALUES (1, 'Shadow1')`,
    named: /the schema: migration Shadow1 is none of the migrations'/,
  },
];
