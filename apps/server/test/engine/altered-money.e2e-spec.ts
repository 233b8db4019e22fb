import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { type Command, SYSTEM } from '../../dist/engine/protocol.js';
import { checkMoney } from '../harness/check-money.js';
import { type Ground, groundLike } from '../harness/database.js';
import { withDatabases } from '../harness/with-databases.js';
import { BY_TWO } from './by-two.js';
import { deriveAll, type EngineGround, engineOn, newCustomer, person, targetOf } from './ground.js';
import { writePast } from './write-past.js';

/** Ids of ledger accounts that the alterations name. */
interface Accounts {
  readonly free: number;
  readonly held: number;
  readonly deposits: number;
}

interface Alteration {
  readonly breaks: string;
  readonly by: string;
  readonly sql: (accounts: Accounts) => string;
  readonly named: RegExp;
  /** Only a replay sees it: what follows every story does not replay. */
  readonly onlyByReplay?: true;
}

const WITHDRAWN = decimal('40');

/** How many movements of each kind the customer's free part has, by the entries' types. */
const FILED = { deposit: ['deposits', 1], 'withdrawal.return': ['withdrawals', 3] } as const;

/** An entry past the lane that fits in all its own figures: both legs, running balances, balances, counts. */
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

const ALTERATIONS: readonly Alteration[] = [
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
    sql: () =>
      'UPDATE lane_inputs SET at = at - 86400000 WHERE lane_seq = (SELECT MAX(lane_seq) FROM lane_inputs)',
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

withDatabases((database) => {
  let ground: EngineGround;
  let left: Ground;
  let accounts: Accounts;

  beforeAll(async () => {
    ground = await engineOn(database);
    await ground.price('1.1');
    accounts = await begin(ground);
    left = await ground.leave();
  });
  afterAll(() => ground?.discard());

  it('finds nothing where nothing was altered', async () => {
    await checkMoney(left);
    await deriveAll(targetOf(left));
  });

  const titled = ALTERATIONS.map((alteration) => [alteration.breaks, alteration.by, alteration] as const);
  it.each(titled)('%s: names %s', async (_breaks, _by, { sql, named, onlyByReplay }) => {
    const copy = await groundLike(left);
    try {
      await writePast(targetOf(copy), sql(accounts));
      await expect(deriveAll(targetOf(copy))).rejects.toThrow(named);
      if (!onlyByReplay) await expect(checkMoney(copy)).rejects.toThrow(named);
    } finally {
      await copy.discard();
    }
  });
});

/** A customer with every kind of movement; one withdrawal and one position hold money. */
async function begin({ engine, target, ...ground }: EngineGround): Promise<Accounts> {
  const submit = async (command: Command): Promise<void> => {
    const outcome = await engine.submit(command);
    if (isRefusal(outcome)) throw new Error(`${command.kind}: ${outcome.key}`);
  };
  const real = person({ isDemo: false, demoId: null });
  const made = await engine.submit({ kind: 'customer.create', actor: SYSTEM, customer: real });
  if (isRefusal(made)) throw new Error(made.key);
  const customerId = made.customer.id;
  const own = { actor: { kind: 'customer', id: customerId }, customerId } as const;
  const blank = { coinPrice: null, priceSource: null, coins: null, symbolId: null };
  const paid = { ...blank, way: 'bank', code: 'USD', target: { bank_name: 'Example Bank' } } as const;
  const deposit = { ...paid, customerId, amount: decimal('1000'), proof: 'picture' };
  const words = { reason: null, note: null };
  const withdrawal = {
    customerId,
    way: 'coin',
    amount: WITHDRAWN,
    currencyId: 1,
    code: 'USDT',
    protocol: 'TRC20',
    coinPrice: decimal('1'),
    priceSource: { kind: 'set', at: 0 },
    methodId: 1,
    target: {},
    remark: '',
  } as const;
  const fee = { type: 'percent', rate: decimal('1.5') } as const;
  const withdraw: Command = { kind: 'withdrawal.submit', actor: own.actor, fee, withdrawal };
  const position = { symbolId: 1, side: 'buy', lots: decimal('0.01'), multiple: decimal('100') } as const;
  await submit({ kind: 'deposit.submit', actor: own.actor, deposit });
  await submit({ kind: 'deposit.decide', depositId: 1, decision: 'approved', ...words, ...BY_TWO });
  await submit({
    ...{ kind: 'wallet.adjust', actor: SYSTEM, customerId, account: 'change', amount: decimal('-1') },
    ...{ memo: 'a correction', refId: 1 },
  });
  await submit({ kind: 'wallet.transfer', ...own, from: 'change', to: 'forex', amount: decimal('300') });
  await submit({ kind: 'order.open', ...own, ...position });
  await submit(withdraw);
  await submit({ kind: 'withdrawal.decide', withdrawalId: 1, decision: 'rejected', ...words, ...BY_TWO });
  await submit(withdraw);
  // Somebody of the demo's book, into which real money could be moved.
  await newCustomer({ engine, target, ...ground }, '500');

  const reader = await openSnapshot(target);
  const rows = await reader.query(`SELECT id, owner_id, kind, part FROM ledger_accounts WHERE book = 'real'`);
  await reader.close();
  const idOf = (kind: string, part: string): number =>
    Number(rows.find((row) => row.kind === kind && row.part === part)?.id);
  return {
    free: idOf('change', 'free'),
    held: idOf('change', 'held'),
    deposits: idOf('deposits', 'system'),
  };
}
