import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { optionOf } from '../transfer/run.js';
import { type Started, start, untilReady } from './contender.js';
import { type Figure, interleaved, median, type Ratio } from './ratio.js';
import { percentile } from './send-steadily.js';
import { waitForSums } from './wait-for-sums.js';

/** Ledger entries of five years; configurable for slower machines. A month has as many per day. */
const ENTRIES = Number(optionOf('entries') ?? 10_000_000);
const DAY = 86_400_000;
const [YEARS, MONTH] = [5 * 365, 30];
/** Minutes per day of a symbol whose ticks were thinned. */
const MINUTES = 1_440;
const ROUNDS = 3;
const ASKED = 300;
/** Maximum factor by which five years may take longer than a month. */
const MOST = 2;

const ENV = { PORT: '0', SEED: 'none', RATE_LIMITS: 'off', PRICE_FEED: 'simulator', LOG_LEVEL: 'warn' };

/** An installation with a history that belongs to one customer. */
interface House {
  readonly directory: string;
  readonly token: string;
  readonly days: number;
  readonly entries: number;
}

interface Running {
  readonly server: Started;
  readonly base: string;
  readonly startedIn: number;
}

async function run(directory: string): Promise<Running> {
  const from = performance.now();
  const server = await start('../../main.js', '', [], { ...ENV, ...(directory && { DATA_DIR: directory }) });
  const base = `http://127.0.0.1:${server.port}`;
  await untilReady(base);
  return { server, base, startedIn: performance.now() - from };
}

async function end({ server: { process: child } }: Running): Promise<void> {
  child.removeAllListeners('exit');
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

async function installationOf(days: number): Promise<House> {
  const first = await run('');
  const { directory } = first.server;
  const answer = await fetch(`${first.base}/api/user/createAccountDemoForU`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ demo_id: 'bench-of-five-years' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  await end(first);
  const entries = Math.round((ENTRIES * days) / YEARS);
  fill(join(directory, 'truemark.db'), days, entries);
  // Daily sums are made once; the measured start already has them.
  const second = await run(directory);
  await waitForSums(join(directory, 'truemark.db'));
  await end(second);
  return { directory, token: data.token, days, entries };
}

/** Writes the customer's transfers, evenly over the days up to yesterday, and the minutes of thinned ticks. */
function fill(file: string, days: number, entries: number): void {
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  const id = (kind: string, part: string): number =>
    database
      .prepare('SELECT id FROM ledger_accounts WHERE kind = ? AND part = ?')
      .pluck()
      .get(kind, part) as number;
  const [account, mint] = [id('change', 'free'), id('demo_mint', 'system')];
  const standing = database.prepare('SELECT postings FROM ledger_accounts WHERE id = ?').pluck();
  const [own, house] = [standing.get(account), standing.get(mint)] as [number, number];
  const highest = database.prepare('SELECT max(id) FROM ledger_entries').pluck().get() as number;
  const begin = (Math.floor(Date.now() / DAY) - days) * DAY;
  const numbers = (rows: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${rows})`;
  // They have no inputs: each entry has its own time, and existing entries come before them.
  database.exec(`BEGIN;
    UPDATE ledger_entries SET lane_seq = 0, at = ${begin};
    ${numbers(entries)} INSERT INTO ledger_entries (id, lane_seq, type, ref_kind, ref_id, actor_kind, actor_id, at)
      SELECT ${highest} + i, 0, 'transfer', 'customer', 1, 'system', 0,
        ${begin} + CAST(i * ${(days * DAY) / (entries + 1)} AS INTEGER) FROM n;
    ${numbers(entries)} INSERT INTO ledger_postings (entry_id, line, account_id, side, amount, account_seq, balance_after)
      SELECT ${highest} + i, 1, ${mint}, 'D', 100000000, ${house} + i,
        (SELECT balance FROM ledger_accounts WHERE id = ${mint}) - i * 100000000 FROM n;
    ${numbers(entries)} INSERT INTO ledger_postings
      (entry_id, line, account_id, side, amount, account_seq, balance_after, kind, kind_seq)
      SELECT ${highest} + i, 2, ${account}, 'C', 100000000, ${own} + i,
        (SELECT balance FROM ledger_accounts WHERE id = ${account}) + i * 100000000, 'transfers', i FROM n;
    UPDATE ledger_accounts SET postings = postings + ${entries},
      balance = balance + (CASE id WHEN ${account} THEN 1 ELSE -1 END) * ${entries} * 100000000
      WHERE id IN (${account}, ${mint});
    UPDATE ledger_accounts SET kind_postings = json_set(kind_postings, '$.transfers', ${entries}) WHERE id = ${account};
    ${numbers(days * MINUTES)} INSERT INTO sealed_minutes
      (day, symbol_id, first_seq, time, count, last_seq, first_bid, first_ask, last_bid, last_ask, low_bid, high_bid,
        low_ask, high_ask, root)
      SELECT date(${begin / 1_000} + (i - 1) * 60, 'unixepoch'), 99, i * 60, ${begin} + (i - 1) * 60000, 60, i * 60 + 59,
        1, 2, 1, 2, 1, 1, 2, 2, '${'0'.repeat(64)}' FROM n;
    COMMIT;`);
  database.close();
}

/** 95th percentile of response times after warm-up, ms. */
async function p95(ask: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < ASKED; at++) await ask();
  for (let at = 0; at < ASKED; at++) {
    const from = performance.now();
    await ask();
    took.push(performance.now() - from);
  }
  return percentile(took, 0.95);
}

const MEASURES = ['start', 'memory', 'first page', 'last page', 'statement of a day'] as const;
type Measured = Readonly<Record<(typeof MEASURES)[number], number>>;

async function measure(house: House): Promise<Measured> {
  const running = await run(house.directory);
  try {
    const headers = { authorization: house.token };
    const text = async (path: string): Promise<string> =>
      (await fetch(running.base + path, { headers })).text();
    const resident = /^process_resident_memory_bytes (\S+)$/m.exec(await text('/metrics'));
    const page = async (number: number): Promise<void> => {
      const said = await text(
        `/v2/api/main/accountLog/forexChange?type=1&limit=10&page=${number}&kind=transfers`,
      );
      const { data } = JSON.parse(said) as { data: { total: number; data: unknown[] } };
      if (data.total !== house.entries || data.data.length === 0)
        throw new Error(`page ${number} holds ${data.data.length} of ${data.total}`);
    };
    const day = new Date(Date.now() - 10 * DAY).toISOString().slice(0, 10);
    const statement = async (): Promise<void> => {
      const said = await text(`/api/account/statement_csv?type=1&startTime=${day}&endTime=${day}`);
      const [lines, wanted] = [said.split('\n').length, house.entries / house.days];
      if (lines < wanted * 0.9 || lines > wanted * 1.1 + 20)
        throw new Error(`a day's statement has ${lines} lines instead of ${wanted}: ${said.slice(0, 200)}`);
    };
    const statements: number[] = [];
    for (let at = 0; at < 5; at++) {
      const from = performance.now();
      await statement();
      statements.push(performance.now() - from);
    }
    return {
      start: running.startedIn,
      memory: Number(resident?.[1]),
      'first page': await p95(() => page(1)),
      'last page': await p95(() => page(Math.ceil(house.entries / 10))),
      'statement of a day': median(statements),
    };
  } finally {
    await end(running);
  }
}

/** An installation of five years against one of a month, with equal entries per day and thinned ticks. */
export async function growthBench(): Promise<(Ratio | Figure)[]> {
  const [old, young] = [await installationOf(YEARS), await installationOf(MONTH)];
  try {
    const found: [old: Measured, young: Measured][] = [];
    await interleaved(ROUNDS, async () => found.push([await measure(old), await measure(young)]));
    const rounds = found.slice(1);
    const size = `${old.entries.toLocaleString('en')} entries of five years`;
    return MEASURES.flatMap((name): (Ratio | Figure)[] => [
      {
        name: `${MOST} × ${name} with a month ÷ with ${size}`,
        goal: 1,
        ratios: rounds.map(([ours, months]) => (MOST * months[name]) / ours[name]),
        asserted: 'the total of all entries, rows on the page, lines of the statement',
      },
      {
        name,
        text: rounds.map(([ours, months]) => `${shown(name, months)} → ${shown(name, ours)}`).join(', '),
      },
    ]);
  } finally {
    for (const { directory } of [old, young]) rmSync(directory, { recursive: true, force: true });
  }
}

const shown = (name: keyof Measured, measured: Measured): string =>
  name === 'memory' ? `${Math.round(measured[name] / 2 ** 20)} MiB` : `${measured[name].toFixed(1)} ms`;
