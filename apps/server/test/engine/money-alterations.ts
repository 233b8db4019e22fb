import { decimal } from '@truemark/money';
import { type Accounts, WITHDRAWN } from './every-movement.js';

/** A change to money made directly in the database, and the problem that verification reports. */
export interface Alteration {
  readonly breaks: string;
  readonly by: string;
  readonly sql: (accounts: Accounts) => string;
  readonly named: RegExp;
  /** Found only by a replay; the checks after every story do not replay. */
  readonly onlyByReplay?: true;
}

/** Ledger entry types, with the number of movements of each kind on the customer's free part. */
const FILED = { deposit: ['deposits', 1], 'withdrawal.return': ['withdrawals', 3] } as const;

/**
 * SQL of an entry written without the lane whose own figures are consistent: both legs, running balances, balances and
 * counts.
 */
function forged(
  { free }: Accounts,
  [from, to]: readonly [number, number],
  amount: bigint,
  type: keyof typeof FILED,
  refId: number,
): string {
  const [kind, count] = FILED[type];
  const leg = (line: number, account: number, side: 'C' | 'D', signed: bigint): string =>
    `INSERT INTO ledger_postings
       (entry_id, line, account_id, side, amount, account_seq, balance_after, kind, kind_seq)
       SELECT (SELECT MAX(id) FROM ledger_entries), ${line}, id, '${side}', ${amount}, postings + 1,
         balance + (${signed}), ${account === free ? `'${kind}', ${count + 1}` : 'NULL, NULL'}
       FROM ledger_accounts WHERE id = ${account};
     UPDATE ledger_accounts SET balance = balance + (${signed}), postings = postings + 1,
       kind_postings = REPLACE(kind_postings, '"${kind}":${count}', '"${kind}":${count + 1}')
       WHERE id = ${account};`;
  return `INSERT INTO ledger_entries (id, lane_seq, type, ref_kind, ref_id, actor_kind, actor_id, memo, reverses, at)
      SELECT MAX(id) + 1, MAX(lane_seq), '${type}', '${type.split('.')[0]}', ${refId}, 'system', 0, NULL, NULL, MAX(at)
      FROM ledger_entries;
    ${leg(1, from, 'D', -amount)} ${leg(2, to, 'C', amount)}`;
}

const LAST = '(SELECT MAX(id) FROM ledger_entries)';

/** Every invariant of `docs/ledger.md` that data alone can break. Run on the data of `everyMovement`. */
export const ALTERATIONS: readonly Alteration[] = [
  {
    breaks: 'I1',
    by: 'money that changes the book',
    sql: ({ deposits }) => `UPDATE ledger_accounts SET book = 'demo' WHERE id = ${deposits}`,
    named: /entry \d+ crosses (real USD and demo|demo USD and real) USD/,
  },
  {
    breaks: 'I2',
    by: 'a balance',
    sql: ({ free }) => `UPDATE ledger_accounts SET balance = balance + 1 WHERE id = ${free}`,
    named: /account \d+ holds [\d.]+1, its postings sum to/,
  },
  {
    breaks: 'I2',
    by: 'a running balance',
    sql: ({ free }) =>
      `UPDATE ledger_postings SET balance_after = balance_after + 1 WHERE account_id = ${free} AND account_seq = 1`,
    named: /account \d+, posting 1: [\d.]+1 is not/,
  },
  {
    breaks: 'I3',
    by: 'one side of an entry',
    sql: () => `UPDATE ledger_postings SET amount = amount + 1 WHERE entry_id = ${LAST} AND line = 1`,
    named: /entry \d+ does not sum to zero but to -?0\.00000001/,
  },
  {
    breaks: 'I3',
    by: 'a side that is taken away',
    sql: () => `DELETE FROM ledger_postings WHERE entry_id = ${LAST} AND line = 2`,
    named: /entry \d+ has 1 postings/,
  },
  {
    breaks: 'I3',
    by: 'sides of nothing',
    sql: () => `UPDATE ledger_postings SET amount = 0 WHERE entry_id = ${LAST}`,
    named: /entry \d+ moves 0/,
  },
  {
    breaks: 'I4',
    by: 'a withdrawal that asks for more than is held',
    sql: () => `UPDATE withdrawals SET amount = amount + 1 WHERE status = 'pending'`,
    named: /withdrawal 2 has 40 held on account \d+, it is to hold 40\.00000001/,
  },
  {
    breaks: 'I4',
    by: 'an order that ended and still holds',
    sql: () => `UPDATE orders SET status = 'closed' WHERE status = 'holding'`,
    named: /order \d+ has [\d.]+ held on account \d+, it is to hold 0/,
  },
  {
    breaks: 'I4',
    by: 'a hold that names no cause',
    sql: () =>
      `UPDATE ledger_entries SET ref_kind = NULL, ref_id = NULL WHERE type = 'withdrawal.hold' AND ref_id = 2`,
    named: /nothing has 40 held on account \d+, it is to hold 0/,
  },
  {
    breaks: 'I5',
    by: 'a customer who owes',
    sql: (all) => forged(all, [all.free, all.deposits], decimal('5000'), 'deposit', 99),
    named: /customer \d+'s change free stands at -/,
  },
  {
    breaks: 'I6',
    by: 'a withdrawal that is given back twice',
    sql: (all) => forged(all, [all.held, all.free], WITHDRAWN, 'withdrawal.return', 1),
    named: /withdrawal 1 has -40 held on account \d+, it is to hold 0/,
  },
  {
    breaks: 'I7',
    by: 'one key with two effects',
    sql: () =>
      `UPDATE lane_inputs SET idempotency_owner = 1, idempotency_key = 'k', idempotency_hash = 'h' WHERE kind = 'withdrawal.submit'`,
    named: /inputs \d+ and \d+ are both under key k of customer 1/,
  },
  {
    breaks: 'I8',
    by: 'a deposit that is credited twice',
    sql: (all) => forged(all, [all.deposits, all.free], decimal('1000'), 'deposit', 1),
    named: /deposit 1: its bookings is deposit free 1000, deposit free 1000, recomputed deposit free 1000/,
  },
  {
    breaks: 'I9',
    by: 'a withdrawal that is gone',
    sql: () => 'DELETE FROM withdrawals WHERE id = 1',
    named: /a replay makes withdrawal 1, none is stored/,
    onlyByReplay: true,
  },
  {
    breaks: 'I10',
    by: 'another reason of an entry',
    sql: () => `UPDATE ledger_entries SET memo = 'another' WHERE type = 'adjustment'`,
    named: /entry \d+ has memo "another", a replay gives "a correction"/,
    onlyByReplay: true,
  },
  {
    breaks: 'I10',
    by: 'an input that asks for something else',
    sql: () =>
      `UPDATE lane_inputs SET payload = REPLACE(payload, '"${decimal('300')}n"', '"${decimal('301')}n"') WHERE kind = 'wallet.transfer'`,
    named: /posting 1 of entry \d+ has amount "30000000000n", a replay gives "30100000000n"/,
    onlyByReplay: true,
  },
  {
    breaks: 'I12',
    by: 'an input from an earlier day',
    sql: () => `UPDATE lane_inputs SET at = at - 86400000
      WHERE lane_seq = (SELECT MAX(lane_seq) FROM lane_inputs WHERE kind = 'withdrawal.submit')`,
    named: /input \d+ \(\S+\) goes back in time/,
  },
  {
    breaks: 'I12',
    by: 'an entry out of its place',
    sql: () => `UPDATE ledger_entries SET lane_seq = 1 WHERE id = ${LAST}`,
    named: /entry \d+ of input 1 stands behind one of input \d+/,
  },
  {
    breaks: 'I12',
    by: 'a number that was left out',
    sql: () => `UPDATE ledger_postings SET entry_id = entry_id + 1 WHERE entry_id = ${LAST};
      UPDATE ledger_entries SET id = id + 1 WHERE id = ${LAST}`,
    named: /entry \d+ is missing before \d+/,
  },
  {
    breaks: 'I12',
    by: 'an entry of another hour',
    sql: () => `UPDATE ledger_entries SET at = at + 3600000 WHERE id = ${LAST}`,
    named: /entry \d+ has at \d+, a replay gives \d+/,
    onlyByReplay: true,
  },
];
