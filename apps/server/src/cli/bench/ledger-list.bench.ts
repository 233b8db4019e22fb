import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type Started, start, untilReady } from './contender.js';
import { interleaved, type Ratio } from './ratio.js';
import { waitForSums } from './wait-for-sums.js';

const ENTRIES = 1_000_000;
/** Every tenth entry is a deposit, the others are transfers. */
const EACH = 10;
const DEPOSITS = ENTRIES / EACH;
const ROUNDS = 5;
/** Requests per round and list. */
const ASKED = 300;
const P95 = 0.95;
/** Requests to each server before anything is measured: until then its code is being compiled. */
const WARM_UP = 2_000;

interface Page {
  readonly data: { readonly total: number; readonly last_page: number; readonly data: { Id: number }[] };
}

/** 95th percentile of response times, ms; each answer is verified. */
async function p95(ask: () => Promise<void>): Promise<number> {
  const took: number[] = [];
  for (let at = 0; at < ASKED; at++) {
    const from = performance.now();
    await ask();
    took.push(performance.now() - from);
  }
  took.sort((one, other) => one - other);
  return took[Math.floor(ASKED * P95)] as number;
}

/** A customer with a million postings on the funding account, behind our server and behind a raw indexed read. */
async function stage(): Promise<{ ours: Started; raw: Started; token: string }> {
  const env = { PORT: '0', SEED: 'none', RATE_LIMITS: 'off', PRICE_FEED: 'simulator' };
  const first = await start('../../main.js', '', [], env);
  const base = `http://127.0.0.1:${first.port}`;
  await untilReady(base);
  const given = { method: 'POST', headers: { 'content-type': 'application/json' } };
  const body = JSON.stringify({ demo_id: 'bench-with-a-million-entries' });
  const answer = await fetch(`${base}/api/user/createAccountDemoForU`, { ...given, body });
  const { data } = (await answer.json()) as { data: { token: string } };
  first.process.removeAllListeners('exit');
  const ended = new Promise((done) => first.process.once('exit', done));
  first.process.kill('SIGTERM');
  await ended;
  const file = join(first.directory, 'truemark.db');
  const account = fill(file);
  const ours = await start('../../main.js', '', [], { ...env, DATA_DIR: first.directory });
  await untilReady(`http://127.0.0.1:${ours.port}`);
  // Made once after a million entries came at once, beside which nothing is measured.
  await waitForSums(file);
  const raw = await start('./raw-fastify-reads.js', 'none', [file, String(account)], {});
  return { ours, raw, token: data.token };
}

/** Writes the entries directly to the database, between the customer's funding account and the demo mint. */
function fill(file: string): number {
  const database = new Database(file);
  database.pragma('synchronous = OFF');
  const id = (kind: string, part: string): number =>
    database
      .prepare('SELECT id FROM ledger_accounts WHERE kind = ? AND part = ?')
      .pluck()
      .get(kind, part) as number;
  const account = id('change', 'free');
  const mint = id('demo_mint', 'system');
  const entry = database.prepare('INSERT INTO ledger_entries VALUES (?, 1, ?, ?, 1, ?, 0, NULL, NULL, ?)');
  const posting = database.prepare('INSERT INTO ledger_postings VALUES (?, ?, ?, ?, 100000000, ?, ?, ?, ?)');
  const standing = database.prepare('SELECT balance, postings FROM ledger_accounts WHERE id = ?');
  const before = new Map(
    [account, mint].map((each) => [each, standing.get(each) as { balance: number; postings: number }]),
  );
  const highest = database.prepare('SELECT max(id) FROM ledger_entries').pluck().get() as number;
  database.transaction(() => {
    for (let at = 1; at <= ENTRIES; at++) {
      const [type, kind, place] =
        at % EACH === 0
          ? ['deposit', 'deposits', at / EACH]
          : ['transfer', 'transfers', at - Math.floor(at / EACH)];
      entry.run(highest + at, type, 'customer', 'system', 1_700_000_000_000 + at);
      for (const [line, each, side, sign] of [
        [1, mint, 'D', -1],
        [2, account, 'C', 1],
      ] as const) {
        const { balance, postings } = before.get(each) as { balance: number; postings: number };
        const filed = each === account ? [kind, place] : [null, null];
        posting.run(highest + at, line, each, side, postings + at, balance + sign * at * 1e8, ...filed);
      }
    }
    for (const [each, { balance, postings }] of before) {
      const sign = each === account ? 1 : -1;
      const change = 'UPDATE ledger_accounts SET balance = ?, postings = ? WHERE id = ?';
      database.prepare(change).run(balance + sign * ENTRIES * 1e8, postings + ENTRIES, each);
    }
    const kinds = JSON.stringify({ demo: 1, transfers: ENTRIES - DEPOSITS, deposits: DEPOSITS });
    database.prepare('UPDATE ledger_accounts SET kind_postings = ? WHERE id = ?').run(kinds, account);
  })();
  database.close();
  return account;
}

/**
 * History of an account with a million entries, first and last page with the total, against one indexed read of ten
 * rows.
 */
export async function ledgerListBench(): Promise<Ratio[]> {
  const { ours, raw, token } = await stage();
  try {
    const read = async (port: number, path: string): Promise<unknown> => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: token } });
      return answer.json();
    };
    const page = async (number: number, kind?: 'deposits'): Promise<void> => {
      const filter = kind ? `&kind=${kind}` : '';
      const path = `/v2/api/main/accountLog/forexChange?type=1&limit=10&page=${number}${filter}`;
      const { data } = (await read(ours.port, path)) as Page;
      const total = kind ? DEPOSITS : ENTRIES + 1;
      const isRight = data.total === total && data.data.length > 0 && data.data.length <= 10;
      if (!isRight) throw new Error(`page ${number} holds ${data.data.length} of ${data.total}`);
    };
    const rows = async (): Promise<void> => {
      const found = (await read(raw.port, `/rows?after=${ENTRIES / 2}`)) as unknown[];
      if (found.length !== 10) throw new Error(`${found.length} rows instead of ten`);
    };
    const ratios = (number: number, kind?: 'deposits'): Promise<number[]> =>
      interleaved(ROUNDS, async () => (await p95(rows)) / (await p95(() => page(number, kind))));
    for (let asked = 0; asked < WARM_UP; asked++) await Promise.all([rows(), page(1)]);
    const asserted = 'the total of all entries, and rows on the page';
    const last = Math.ceil((ENTRIES + 1) / 10);
    return [
      {
        name: 'one indexed read of ten rows ÷ first page of 1,000,000 entries, p95 over HTTP',
        goal: 1 / 3,
        ratios: await ratios(1),
        asserted,
      },
      {
        name: 'the same ÷ last page',
        goal: 1 / 3,
        ratios: await ratios(last),
        asserted,
      },
      {
        name: 'the same ÷ last page of one kind, 100,000 of them',
        goal: 1 / 3,
        ratios: await ratios(DEPOSITS / 10, 'deposits'),
        asserted,
      },
    ];
  } finally {
    for (const { process: child } of [ours, raw]) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
    }
  }
}
