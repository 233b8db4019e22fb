import { damagesOf, isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { recompute } from '../../../../../docs/recompute-fund.mjs';
import { openSnapshot } from '../../../dist/cli/verification/snapshot.js';
import {
  type FundSubscription,
  fundSubscriptions,
} from '../../../dist/engine/products/mining/tables/fund-subscription.table.js';
import { type Command, type Outcome, SYSTEM } from '../../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../../dist/platform/database/database-reader.js';
import type { Database } from '../../harness/database.js';
import { FOUR_EYES } from '../four-eyes.js';
import { DAY, HOUR } from '../fund-house.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData, WEDNESDAY } from '../test-engine.js';
import { FUNDS, type MiningMoment, miningCommand } from './mining-actions.js';

const STATES = ['running', 'refunding', 'refunded', 'finished'];
export const SAVERS = [1, 2, 3];

/** Commands that reach the lane at one instant, epoch ms. Profits due are paid before them. */
export interface Saved {
  readonly now: number;
  readonly pays: readonly Command[];
  readonly commands: readonly Command[];
}

async function hand(ground: TestEngine, { now, pays, commands }: Saved): Promise<Outcome[]> {
  ground.now = now;
  // The timer would do the same, in an order of its own.
  await Promise.all(pays.map((command) => ground.engine.submit(command)));
  return Promise.all(commands.map((command) => ground.engine.submit(command)));
}

function beginning(people: readonly ReturnType<typeof person>[]): Saved {
  const rows = FUNDS.map((row) => ({ op: 'insert', table: 'funds', row }) as const);
  const money = { account: 'change', amount: decimal('1000'), memo: 'w', refId: 1 } as const;
  return {
    now: WEDNESDAY,
    pays: [],
    commands: [
      ...people.map((customer): Command => ({ kind: 'customer.create', actor: SYSTEM, customer })),
      { kind: 'rows.record', actor: SYSTEM, rows },
      ...SAVERS.map((customerId): Command => {
        return { kind: 'wallet.adjust', actor: SYSTEM, customerId, ...money };
      }),
      ...FUNDS.map(({ id }): Command => {
        return { kind: 'fund_pool.fund', fundId: id, amount: decimal('40'), memo: 'w', ...FOUR_EYES };
      }),
    ],
  };
}

/** Plays some days and checks them moment by moment; returns the submitted commands with their outcomes. */
export async function playMining(database: Database, moments: readonly MiningMoment[]) {
  const ground = await startTestEngine(database);
  try {
    const real = { isDemo: false, demoId: null };
    const handed: Saved[] = [beginning(SAVERS.map(() => person(real)))];
    await hand(ground, handed[0] as Saved);
    let { now } = ground;
    let newest = 0;
    for (const { wait, actions } of moments) {
      now += wait * HOUR;
      const ids = Array.from({ length: newest }, (_, at) => at + 1);
      const times = newest === 0 ? 0 : Math.ceil((wait * HOUR) / DAY) + 1;
      const pays = Array.from({ length: times }, (): Command => ({ kind: 'fund.pay', actor: SYSTEM, ids }));
      const commands = actions.map((action) => miningCommand(action, newest));
      const next = { now, pays, commands };
      handed.push(next);
      const outcomes = await hand(ground, next);
      newest += outcomes.filter(
        (outcome, at) => commands[at]?.kind === 'fund.subscribe' && !isRefusal(outcome),
      ).length;
      for (const { fundId, balance, promised } of await ground.client.ask({ kind: 'fund.pools' })) {
        if (balance < promised) throw new Error(`the pool of fund ${fundId} is short of what it promises`);
      }
    }
    await verifyDerivedData(ground.target);
    await withReader(ground, (reader) => recomputeAll(reader, now));
    return { handed, state: await stateOf(ground), subscribed: newest };
  } finally {
    await ground.discard();
  }
}

async function withReader<T>(ground: TestEngine, work: (reader: DatabaseReader) => Promise<T>): Promise<T> {
  const reader = await openSnapshot(ground.target);
  return work(reader).finally(() => reader.close());
}

/** Replays the submitted commands, with a restart after `restartAfter` of them. */
export async function saveAgain(database: Database, handed: readonly Saved[], restartAfter: number) {
  const ground = await startTestEngine(database);
  try {
    for (const [index, each] of handed.entries()) {
      await hand(ground, each);
      if (index === restartAfter) await ground.restart();
    }
    return await stateOf(ground);
  } finally {
    await ground.discard();
  }
}

/** Recomputes each subscription with the stand-alone script, which shares no code with the engine, and compares. */
async function recomputeAll(reader: DatabaseReader, now: number): Promise<void> {
  for (const each of await reader.select(fundSubscriptions, 'ORDER BY id')) {
    const audit = auditOf(each, await entriesOf(reader, each), now);
    recompute(asTexts(audit), () => undefined);
  }
}

function auditOf(each: FundSubscription, entries: object[], now: number): object {
  const { share, dayProfit, daysPaid, lockDividendDays, status, returned } = each;
  const isDone = status === 'finished';
  const damages = formatDecimal(isDone ? 0n : damagesOf(share, each.liquidatedDamages));
  const ofShare = (percentage: bigint) => `${formatDecimal(percentage)} × ${formatDecimal(share)} / 100`;
  return {
    ...{ sub_id: each.id, fund_id: each.fundId, status: STATES.indexOf(status) + 1 },
    share_amount: formatDecimal(share),
    dividend_percentage: formatDecimal(each.dividendPercentage),
    liquidated_damages: formatDecimal(each.liquidatedDamages),
    ...{ lock_dividend_days: lockDividendDays, refund_hours: each.refundHours },
    ...{ subscribed_at_ms: each.subscribedAt, end_time_ms: each.subscribedAt + lockDividendDays * DAY },
    as_of_ms: each.endedAt ?? now,
    day_profit: formatDecimal(dayProfit),
    day_profit_formula: `round(dividend_percentage × share_amount / 100, 4 decimals, half up) = round(${ofShare(each.dividendPercentage)}) = ${formatDecimal(dayProfit)}`,
    days_paid: daysPaid,
    sum_profit: formatDecimal(dayProfit * BigInt(daysPaid)),
    total_profit: formatDecimal(dayProfit * BigInt(lockDividendDays)),
    ...{ refund_asked_at_ms: each.refundAskedAt, returns_at_ms: each.returnsAt, ended_at_ms: each.endedAt },
    damages,
    damages_formula: isDone
      ? 'none: every day was paid, and the whole share came back'
      : `round(liquidated_damages × share_amount / 100, 2 decimals, down) = round(${ofShare(each.liquidatedDamages)}) = ${damages}`,
    returned: returned === null ? null : formatDecimal(returned),
    entries,
  };
}

/** Numbers as decimal texts, as sent on the wire. */
const asTexts = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (_key, held: unknown) => (typeof held === 'number' ? String(held) : held)),
  ) as object;

async function entriesOf(reader: DatabaseReader, { id }: FundSubscription): Promise<object[]> {
  const rows = await reader.query(
    `SELECT e.id AS id, e.type AS type, e.at AS at,
       CASE a.part WHEN 'held' THEN a.kind || ' (held)' ELSE a.kind END AS account, p.side AS side, p.amount AS amount
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = 'fund_subscription' AND e.ref_id = $1 ORDER BY e.id, p.line`,
    [id],
  );
  const entries = new Map<number, { id: number; type: string; at_ms: number; postings: object[] }>();
  for (const { id: of, type, at, account, side, amount } of rows) {
    const known = { id: Number(of), type: String(type), at_ms: Number(at), postings: [] };
    const entry = entries.get(known.id) ?? known;
    entry.postings.push({ account, side, amount: formatDecimal(BigInt(String(amount))) });
    entries.set(known.id, entry);
  }
  return [...entries.values()];
}

/** Tables to compare, without input sequences: the timer's own payments are among the inputs. */
const TABLES: readonly (readonly [string, string])[] = [
  ['fund_subscriptions', 'id'],
  ['ledger_accounts', 'id'],
  ['ledger_entries', 'id'],
  ['ledger_postings', 'entry_id, line'],
];

/** The engine's whole mining state, in memory and in the database, as one text. */
async function stateOf(ground: TestEngine): Promise<string> {
  const write = (value: unknown): string =>
    JSON.stringify(value, (key, held: unknown) => {
      if (key === 'lane_seq') return undefined;
      return typeof held === 'bigint' ? `${held}n` : held;
    });
  const sorted = (row: object) =>
    Object.fromEntries(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  const lines = [`pools: ${write(await ground.client.ask({ kind: 'fund.pools' }))}`];
  for (const id of SAVERS) {
    const own = await ground.client.ask({ kind: 'fund.of', customerId: id });
    lines.push(`memory of ${id}: ${write(own.map(sorted))}`);
  }
  return withReader(ground, async (reader) => {
    for (const [table, key] of TABLES) {
      const rows = await reader.query(`SELECT * FROM ${table} ORDER BY ${key}`);
      lines.push(...rows.map((row) => `${table}: ${write(row)}`));
    }
    return lines.join('\n');
  });
}
