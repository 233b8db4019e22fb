import type { Tampering } from '../harness/tamperings.js';

const SEALED = '2026-11-19';
const FORGED = 'ab'.repeat(32);
/** The customer's own transfer on the sealed day. */
const TRANSFER = `kind = 'wallet.transfer'`;
const TICKS = /ticks 2 to \d+ of symbol 1 at 2026-11-19 23:50: sealed was/;
const INPUTS = /inputs of 2026-11-19 from \d+: sealed was/;
const ENTRIES = /entries of 2026-11-19 from 1: sealed was/;
const AUDIT = /audit row 5 is not the one in the seal of 2026-11-19/;

/** SQL that raises the amount of the first entry and adjusts every sum derived from it. */
function moreInEntryOne(): string {
  const own = (table: string, account: string): string =>
    `(SELECT CASE f.side WHEN 'C' THEN 1 ELSE -1 END FROM ledger_postings f WHERE f.entry_id = 1 AND f.account_id = ${table}.${account})`;
  const its = '(SELECT account_id FROM ledger_postings WHERE entry_id = 1)';
  return `UPDATE ledger_postings SET amount = amount + 1 WHERE entry_id = 1;
    UPDATE ledger_postings SET balance_after = balance_after + ${own('ledger_postings', 'account_id')} WHERE account_id IN ${its};
    UPDATE ledger_accounts SET balance = balance + ${own('ledger_accounts', 'id')} WHERE id IN ${its}`;
}

/** SQL that adds a record of an inserted row after the last link of the journal. */
export const recorded = (table: string, rowKey: string, like: string): string =>
  `INSERT INTO row_writes (place, table_name, row_key, op, columns)
     SELECT (SELECT MAX(place) + 1 FROM row_writes), '${table}', '${rowKey}', 'insert', columns
     FROM row_writes WHERE table_name = '${table}' AND row_key = '${like}';
   UPDATE journal_links SET rows = rows + 1 WHERE place = (SELECT MAX(place) FROM journal_links)`;

/** Alterations of a sealed day that its seal covers or reveals. Ticks from 13 on decided nothing. */
export const SEALED_TAMPERINGS: readonly Tampering[] = [
  {
    what: 'the price of a tick',
    sql: 'UPDATE ticks SET bid = bid + 1 WHERE symbol_id = 1 AND seq = 14',
    named: TICKS,
  },
  {
    what: 'the time of a tick',
    sql: 'UPDATE ticks SET at = at + 1 WHERE symbol_id = 1 AND seq = 14',
    named: TICKS,
  },
  {
    what: 'a tick that is left out',
    sql: `DELETE FROM ticks WHERE symbol_id = 1 AND seq = 14;
      UPDATE ticks SET seq = seq + 100 WHERE symbol_id = 1 AND seq > 14;
      UPDATE ticks SET seq = seq - 101 WHERE symbol_id = 1 AND seq > 100`,
    named: TICKS,
  },
  {
    what: 'the last tick of a day that is left out',
    sql: 'DELETE FROM ticks WHERE symbol_id = 1 AND seq = 16',
    named: TICKS,
  },
  {
    what: 'a tick that is put in',
    sql: `UPDATE ticks SET seq = seq + 100 WHERE symbol_id = 1 AND seq > 14;
      UPDATE ticks SET seq = seq - 99 WHERE symbol_id = 1 AND seq > 100;
      INSERT INTO ticks (symbol_id, seq, at, bid, ask, lane_seq)
        SELECT symbol_id, 15, at, bid, ask, lane_seq FROM ticks WHERE symbol_id = 1 AND seq = 14`,
    named: /tick 15 of symbol 1 is of step \d+, behind one of step \d+/,
  },
  {
    what: 'two ticks that changed places in the lane',
    sql: `UPDATE ticks SET lane_seq = lane_seq + CASE seq WHEN 14 THEN 1 ELSE -1 END WHERE symbol_id = 1 AND seq IN (14, 15)`,
    named:
      /tick 15 of symbol 1 is of step \d+, behind one of step \d+|tick 15 of symbol 1 does not follow 13/,
  },
  {
    what: 'a tick of a symbol that there is not',
    sql: `INSERT INTO ticks (symbol_id, seq, at, bid, ask, lane_seq)
      SELECT 999, 1, at, bid, ask, lane_seq FROM ticks WHERE symbol_id = 1 AND seq = 14`,
    named: /tick 1 of symbol 999 is of a symbol that there is not/,
  },
  {
    what: 'what an input says',
    sql: `UPDATE lane_inputs SET payload = payload || ' ' WHERE ${TRANSFER}`,
    named: INPUTS,
  },
  {
    what: 'what an input came to',
    sql: `UPDATE lane_inputs SET outcome = replace(outcome, '{', '{ ') WHERE idempotency_key = 'sealed'`,
    named: INPUTS,
  },
  {
    what: 'the key of an input',
    sql: `UPDATE lane_inputs SET idempotency_key = 'another' WHERE idempotency_key = 'sealed'`,
    named: INPUTS,
  },
  {
    what: 'the instant of an input',
    sql: `UPDATE lane_inputs SET at = at + 1 WHERE kind = 'order.open' AND idempotency_key = 'sealed'`,
    named: INPUTS,
  },
  {
    what: 'an input that is left out',
    sql: `DELETE FROM lane_inputs WHERE lane_seq = (SELECT MAX(lane_seq) FROM lane_inputs WHERE kind = 'withdrawal.submit')`,
    named: INPUTS,
  },
  {
    what: 'an input that is put in before the first',
    sql: `INSERT INTO lane_inputs (lane_seq, at, kind, payload, outcome)
      SELECT 0, at, kind, payload, outcome FROM lane_inputs WHERE kind = 'settings.change' ORDER BY lane_seq LIMIT 1`,
    named: /input 0 \(settings\.change\) stands before the first step of the lane/,
  },
  {
    what: 'the amount of an entry, with all balances behind it',
    sql: moreInEntryOne(),
    named: ENTRIES,
  },
  {
    what: 'the instant of an entry',
    sql: 'UPDATE ledger_entries SET at = at + 1 WHERE id = 2',
    named: ENTRIES,
  },
  {
    what: 'who did what an entry booked',
    sql: `UPDATE ledger_entries SET actor_id = 77 WHERE type = 'deposit'`,
    named: /entry \d+ has actorId 77, a replay gives 2/,
  },
  {
    what: 'a row of the operators’ log',
    sql: `UPDATE audit_log SET after = '"b"' WHERE place = 3`,
    named: AUDIT,
  },
  {
    what: 'a row of the operators’ log that is left out',
    sql: `DELETE FROM audit_log WHERE place = 3;
      UPDATE audit_log SET place = place + 100 WHERE place > 3; UPDATE audit_log SET place = place - 101 WHERE place > 100;
      UPDATE chain_ends SET place = place - 1 WHERE name = 'audit_log'`,
    named: AUDIT,
  },
  {
    what: 'a row of the operators’ log that is put in',
    sql: `UPDATE audit_log SET place = place + 100 WHERE place > 3; UPDATE audit_log SET place = place - 99 WHERE place > 100;
      INSERT INTO audit_log (id, at, operator_id, operator_email, address, action, resource, resource_id, place, hash)
        SELECT 77, at, operator_id, operator_email, address, 'look', resource, resource_id, 4, '' FROM audit_log WHERE place = 3;
      UPDATE chain_ends SET place = place + 1 WHERE name = 'audit_log';
      ${recorded('audit_log', '[77]', '[3]')}`,
    named: AUDIT,
  },
  {
    what: 'rows of the operators’ log that changed places',
    sql: `UPDATE audit_log SET place = 103 WHERE place = 3; UPDATE audit_log SET place = 3 WHERE place = 4;
      UPDATE audit_log SET place = 4 WHERE place = 103`,
    named: AUDIT,
  },
  {
    what: 'the end of the operators’ log that is cut off',
    sql: `DELETE FROM audit_log WHERE place = 5; UPDATE chain_ends SET place = 4 WHERE name = 'audit_log'`,
    named: AUDIT,
  },
  {
    what: 'a customer who is owed and is made a demo',
    sql: 'UPDATE customers SET is_demo = 1 WHERE is_demo = 0',
    named: /2026-11-19 has \d+ rows in sealed_parts, recorded are \d+/,
  },
  {
    what: 'a demo who is made somebody that is owed',
    sql: 'UPDATE customers SET is_demo = 0 WHERE is_demo = 1',
    named: /what was owed to customer \d+ at the end of 2026-11-19: sealed was/,
  },
  {
    what: 'what an order came to',
    sql: `UPDATE orders SET close_reason = 'Another one.' WHERE status = 'closed'`,
    named: /order 1 has closeReason "Another one\."/,
  },
  {
    what: 'an order that is gone',
    sql: `DELETE FROM orders WHERE status = 'closed'`,
    named: /a replay makes order 1, none is stored/,
  },
  {
    what: 'for how much a deposit was approved',
    sql: 'UPDATE reviews SET amount = amount + 1',
    named: /who approved deposit 1 has amount/,
  },
  {
    what: 'what a setting is',
    sql: `UPDATE settings SET value = '2000' WHERE key = 'price_jump_most'`,
    named: /setting price_jump_most: its value is 2000, recomputed 1000/,
  },
  {
    what: 'a setting that is gone',
    sql: `DELETE FROM settings WHERE key = 'price_jump_most'`,
    named: /a replay leaves other settings set/,
  },
  {
    what: 'what a symbol costs',
    sql: 'UPDATE symbols SET fee_rate = fee_rate + 1 WHERE id = 1',
    named: /symbol 1 has feeRate "\d+n", a replay gives "\d+n"/,
  },
  {
    what: 'a minute that paths lead to',
    sql: `UPDATE sealed_minutes SET root = '${FORGED}' WHERE day = '${SEALED}' AND symbol_id = 1`,
    named: TICKS,
  },
  {
    what: 'a part that paths lead to',
    sql: `UPDATE sealed_parts SET root = '${FORGED}' WHERE day = '${SEALED}' AND tree = 'inputs'`,
    named: INPUTS,
  },
  {
    what: 'what a customer’s path begins with',
    sql: `UPDATE sealed_liabilities SET hash = '${FORGED}' WHERE day = '${SEALED}'`,
    named: /what was owed to customer \d+ at the end of 2026-11-19: sealed was/,
  },
  {
    what: 'what the nonces of a day follow from',
    sql: `UPDATE seals SET nonce_key = '${FORGED}' WHERE day = '${SEALED}'`,
    named: INPUTS,
  },
  {
    what: 'a figure of a record',
    sql: `UPDATE seals SET seal = replace(seal, '"accounts":1', '"accounts":2') WHERE day = '${SEALED}'`,
    named: /the seal of 2026-11-19 does not have the hash that it names/,
  },
  {
    what: 'a record that is gone',
    sql: `DELETE FROM seals WHERE day = '${SEALED}'`,
    named: /the seal of 2026-11-19 is missing/,
  },
  {
    what: 'the key that records are signed with',
    sql: `UPDATE seal_keys SET public_key = '${FORGED}'; UPDATE seals SET public_key = '${FORGED}'`,
    named: /the key that seals are signed with is not the one of this installation’s secrets/,
  },
];

/** Adds another party's key to the broker's own; this changes no sealed day. */
export const FOREIGN_KEY = `INSERT INTO seal_keys (place, public_key, signature, since)
    SELECT 2, '${FORGED}', NULL, since FROM seal_keys;
  INSERT INTO seal_keys (place, public_key, signature, since)
    SELECT 3, public_key, NULL, since FROM seal_keys WHERE place = 1;
  ${recorded('seal_keys', '[2]', '[1]')}; ${recorded('seal_keys', '[3]', '[1]')}`;
