import { isRefusal, payoffOf } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { recompute } from '../../../../../docs/recompute-loan.mjs';
import { openSnapshot } from '../../../dist/cli/verification/snapshot.js';
import { type Loan, loans } from '../../../dist/engine/products/loans/tables/loan.table.js';
import { type Command, type Outcome, SYSTEM } from '../../../dist/engine/protocol.js';
import type { DatabaseReader } from '../../../dist/platform/database/database-reader.js';
import type { Database } from '../../harness/database.js';
import { FOUR_EYES } from '../four-eyes.js';
import { person, startTestEngine, type TestEngine, verifyDerivedData, WEDNESDAY } from '../test-engine.js';
import type { LendingMoment } from './lending-actions.js';
import { LENDING, lendingCommand } from './lending-commands.js';
import { LendingModel } from './lending-model.js';

const HOUR = 3_600_000;
const STATES = ['review', 'active', 'rejected', 'checking', 'repaid', 'cancelled', 'written_off'];

/** Commands that reach the lane at one instant, epoch ms. */
export interface Lent {
  readonly now: number;
  readonly commands: readonly Command[];
}

async function hand(ground: TestEngine, { now, commands }: Lent): Promise<Outcome[]> {
  ground.now = now;
  return Promise.all(commands.map((command) => ground.engine.submit(command)));
}

/** Initial commands: three customers, two of whom may borrow, the products, and money in the loan book. */
function beginning(people: readonly ReturnType<typeof person>[]): Lent {
  const rows = LENDING.map((row) => ({ op: 'insert', table: 'loan_products', row }) as const);
  return {
    now: WEDNESDAY,
    commands: [
      ...people.map((customer): Command => ({ kind: 'customer.create', actor: SYSTEM, customer })),
      { kind: 'rows.record', actor: SYSTEM, rows },
      { kind: 'settings.change', actor: SYSTEM, values: { review_four_eyes_daily: '100000' } },
      { kind: 'loan_book.fund', amount: decimal('4000'), memo: 'to begin with', ...FOUR_EYES },
      ...[1, 2].flatMap((customerId): Command[] => [
        { kind: 'loan.form', actor: { kind: 'customer', id: customerId }, customerId, applicationId: 1 },
        {
          ...{ kind: 'loan.decide_form', actor: FOUR_EYES.actor },
          ...{ customerId, applicationId: 1, decision: 'approved' },
        },
      ]),
    ],
  };
}

export const BORROWERS = [1, 2, 3];

/** Plays some weeks and checks them moment by moment; returns the submitted commands with their outcomes. */
export async function playLending(database: Database, moments: readonly LendingMoment[]) {
  const ground = await startTestEngine(database);
  try {
    const real = { isDemo: false, demoId: null };
    const handed: Lent[] = [beginning([person(real), person(real), person(real)])];
    const model = new LendingModel();
    const { commands: first } = handed[0] as Lent;
    model.note(first, await hand(ground, handed[0] as Lent));
    let { now } = ground;
    let lent = 0;
    for (const { wait, actions } of moments) {
      now += wait * HOUR;
      const { forms, newest, open, withdrawals } = model;
      const scene = { customers: BORROWERS, now, forms, newest, open, withdrawals };
      // The timer would do the same, at an instant of its own.
      const reminders = Array.from({ length: newest }, (_, at): Command => {
        return { kind: 'loan.remind', actor: SYSTEM, loanId: at + 1 };
      });
      const commands = [...reminders, ...actions.map((action) => lendingCommand(action, scene))];
      const next = { now, commands };
      handed.push(next);
      const outcomes = await hand(ground, next);
      model.note(commands, outcomes);
      for (const id of BORROWERS) model.checkCustomer(id, await ground.account(id));
      lent += commands.filter(
        (command, at) =>
          command.kind === 'loan.decide' &&
          !isRefusal(outcomes[at] as Outcome) &&
          command.decision === 'approved',
      ).length;
      await withReader(ground, (reader) => model.checkHouse(reader));
    }
    await verifyDerivedData(ground.target);
    await withReader(ground, (reader) => recomputeAll(reader, now));
    return { handed, state: await stateOf(ground), lent };
  } finally {
    await ground.discard();
  }
}

async function withReader<T>(ground: TestEngine, work: (reader: DatabaseReader) => Promise<T>): Promise<T> {
  const reader = await openSnapshot(ground.target);
  return work(reader).finally(() => reader.close());
}

/** Replays the submitted commands, with a restart after `restartAfter` of them. */
export async function lendAgain(database: Database, handed: readonly Lent[], restartAfter: number) {
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

/** Recomputes each loan with the stand-alone script, which shares no code with the engine, and compares. */
async function recomputeAll(reader: DatabaseReader, now: number): Promise<void> {
  for (const loan of await reader.select(loans, 'ORDER BY id')) {
    const asOf =
      loan.status === 'checking' || loan.repaidBy === 'proof' ? loan.proofAt : (loan.endedAt ?? now);
    const payoff = loan.disbursedAt === null ? null : payoffOf(loan, asOf ?? now);
    const [interest, penalty] = [formatDecimal(payoff?.interest ?? 0n), formatDecimal(payoff?.penalty ?? 0n)];
    const [charged, late] = [payoff?.chargedDays ?? 0, payoff?.lateDays ?? 0];
    const written = (rate: bigint, days: number) =>
      `${formatDecimal(loan.amount)} × ${formatDecimal(rate)} × ${days}`;
    const audit = {
      ...{ loan_id: loan.id, amount: formatDecimal(loan.amount), status: STATES.indexOf(loan.status) + 1 },
      ...{ loan_period: loan.loanPeriod, interest_rate: formatDecimal(loan.interestRate) },
      ...{ free_period: loan.freePeriod, penalty_rate: formatDecimal(loan.penaltyRate) },
      ...{ disbursed_at_ms: loan.disbursedAt, due_at_ms: loan.dueAt, as_of_ms: payoff && asOf },
      ...{ checked_from_ms: loan.checkedFrom, checked_until_ms: loan.checkedUntil },
      ...{ days: payoff?.days ?? 0, charged_days: charged, late_days: late, interest, penalty },
      interest_formula: `min(amount, amount × interest_rate × charged_days) = ${written(loan.interestRate, charged)} = ${interest}`,
      penalty_formula: `min(amount − interest, amount × penalty_rate × late_days) = ${written(loan.penaltyRate, late)} = ${penalty}`,
      ...{
        total: formatDecimal(payoff?.total ?? 0n),
        agreement: 'ab'.repeat(32),
        entries: await entriesOf(reader, loan),
      },
    };
    recompute(asTexts(audit), () => undefined);
  }
}

/** Numbers as decimal texts, as sent on the wire. */
const asTexts = (value: object): object =>
  JSON.parse(
    JSON.stringify(value, (_key, held: unknown) => (typeof held === 'number' ? String(held) : held)),
  ) as object;

interface Entry {
  readonly id: number;
  readonly type: unknown;
  readonly at_ms: number;
  readonly postings: object[];
}

async function entriesOf(reader: DatabaseReader, { id }: Loan): Promise<object[]> {
  const rows = await reader.query(
    `SELECT e.id AS id, e.type AS type, e.at AS at, a.kind AS account, p.side AS side, p.amount AS amount
     FROM ledger_entries e JOIN ledger_postings p ON p.entry_id = e.id JOIN ledger_accounts a ON a.id = p.account_id
     WHERE e.ref_kind = 'loan' AND e.ref_id = $1 ORDER BY e.id, p.line`,
    [id],
  );
  const entries = new Map<number, Entry>();
  for (const { id: entryId, type, at, account, side, amount } of rows) {
    const entry: Entry = entries.get(Number(entryId)) ?? {
      id: Number(entryId),
      type,
      at_ms: Number(at),
      postings: [],
    };
    entry.postings.push({ account, side, amount: formatDecimal(BigInt(String(amount))) });
    entries.set(Number(entryId), entry);
  }
  return [...entries.values()];
}

/** Tables to compare, without input sequences: the timer's own reminders are among the inputs. */
const TABLES: readonly (readonly [string, string])[] = [
  ['customers', 'id'],
  ['loans', 'id'],
  ['loan_standings', 'customer_id'],
  ['withdrawals', 'id'],
  ['reviews', 'lane_seq'],
  ['ledger_accounts', 'id'],
  ['ledger_entries', 'id'],
  ['ledger_postings', 'entry_id, line'],
];

/** The engine's whole lending state, in memory and in the database, as one text. */
async function stateOf(ground: TestEngine): Promise<string> {
  const write = (value: unknown): string =>
    JSON.stringify(value, (key, held: unknown) => {
      if (key === 'lane_seq') return undefined;
      return typeof held === 'bigint' ? `${held}n` : held;
    });
  const lines: string[] = [];
  for (const id of BORROWERS) {
    const { loan, payoff } = await ground.client.ask({ kind: 'loan.of', customerId: id });
    const known = loan && Object.fromEntries(Object.entries(loan).sort(([a], [b]) => (a < b ? -1 : 1)));
    lines.push(`memory of ${id}: ${write({ known, payoff })}`);
  }
  return withReader(ground, async (reader) => {
    for (const [table, key] of TABLES) {
      const rows = await reader.query(`SELECT * FROM ${table} ORDER BY ${key}`);
      lines.push(...rows.map((row) => `${table}: ${write(row)}`));
    }
    return lines.join('\n');
  });
}
