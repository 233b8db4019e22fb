import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Dashboard, HouseResult } from '@truemark/contracts/admin';
import { APART, type Filled, fill, OF_ONE, PEOPLE, ROWS } from './admin-lists/fill.js';
import type { TickReport } from './admin-lists/ticking-server.js';
import { type Started, start, untilReady } from './comparand.js';
import { type Figure, interleaved, median, type Ratio } from './ratio.js';
import { percentile } from './steady.js';

const ROUNDS = 5;
/** Questions a round, for each list. */
const ASKED = 200;
/** How much slower a list may be than one indexed read of as many rows. */
const MOST_TIMES = 5;
/** How much later a tick may be judged while lists are asked for without a pause. */
const MOST_LATE = 3;
const SECONDS = 6;
/** Rows of a page, as the back office asks for them; the read that it is held against has as many. */
const PAGE = 50;
/** Lists that are asked for at once while ticks are driven. */
const AT_ONCE = 3;

type Row = Readonly<Record<string, unknown>> & { readonly id: number };

interface Question {
  readonly name: string;
  readonly resource: string;
  readonly filter?: Readonly<Record<string, unknown>>;
  readonly sort: readonly [string, 'ASC' | 'DESC'];
  readonly first?: number;
  /** What `Content-Range` has to say of all. */
  readonly total: number;
  /** The number of the page's first row. */
  readonly begins: number;
  fits?(row: Row): boolean;
}

const MORE_THAN_COUNTED = 1_001;
const LAST = ROWS - PAGE;

function questions({ customerId, start: from }: Filled): Question[] {
  const newest = ['id', 'DESC'] as const;
  const oldest = ['created_at_ms', 'ASC'] as const;
  const half = from + (ROWS / 2) * APART;
  const [entries, orders, deposits] = ['ledger-entries', 'orders', 'deposits'];
  const filtered = { total: MORE_THAN_COUNTED };
  return [
    { name: 'entries', resource: entries, sort: newest, total: ROWS, begins: ROWS },
    { name: 'entries, last page', resource: entries, sort: newest, first: LAST, total: ROWS, begins: PAGE },
    {
      ...{ name: 'entries of a rare kind', resource: entries, sort: newest, filter: { type: 'adjustment' } },
      ...{ total: ROWS / 1000, begins: ROWS - 993, fits: ({ type }) => type === 'adjustment' },
    },
    {
      ...{ name: 'entries of a customer with 250,000', resource: entries, sort: newest },
      ...{ filter: { customer_id: customerId }, total: 1_001, begins: OF_ONE * 4 },
      fits: ({ customer_id: id }) => id === customerId,
    },
    {
      ...{ name: 'entries of a time', resource: entries, sort: newest, filter: { until: half }, ...filtered },
      ...{ begins: ROWS / 2 - 1, fits: ({ at_ms: at }) => Number(at) < half },
    },
    { name: 'orders', resource: orders, sort: ['CreateTimeMs', 'DESC'], total: ROWS, begins: ROWS },
    {
      ...{ name: 'orders, last page', resource: orders, sort: ['CreateTimeMs', 'DESC'], first: LAST },
      ...{ total: ROWS, begins: PAGE },
    },
    { name: 'deposits', resource: deposits, sort: oldest, total: ROWS, begins: 1 },
    {
      name: 'deposits, last page',
      resource: deposits,
      sort: oldest,
      first: LAST,
      total: ROWS,
      begins: LAST + 1,
    },
    {
      ...{ name: 'deposits that wait', resource: deposits, sort: oldest, filter: { waits_for: 'operator' } },
      ...{ total: ROWS / 2000, begins: 2000, fits: ({ status }) => status === 'open' },
    },
    {
      ...{ name: 'deposits by state and way', resource: deposits, sort: oldest, ...filtered },
      ...{ filter: { status: 'approved', way: 'bank' }, begins: 40 },
      fits: ({ status, way }) => status === 'approved' && way === 'bank',
    },
    {
      ...{
        name: 'deposits of a state, page 20',
        resource: deposits,
        sort: oldest,
        ...filtered,
        first: 950,
      },
      ...{ filter: { status: 'rejected' }, begins: 6_657, fits: ({ status }) => status === 'rejected' },
    },
  ];
}

/** The server on a million rows each, whose ticks can be driven, and a raw indexed read of the same file. */
async function stage(): Promise<{ ticking: Started; raw: Started; base: string; filled: Filled }> {
  const owner = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a bench that asks' };
  const env = {
    ...owner,
    PORT: '0',
    SEED: 'none',
    RATE_LIMITS: 'off',
    PRICE_FEED: 'simulator',
    LOG_LEVEL: 'warn',
  };
  const first = await start('../../main.js', '', [], env);
  await untilReady(`http://127.0.0.1:${first.port}`);
  const ended = new Promise((done) => first.process.once('exit', done));
  first.process.kill('SIGTERM');
  await ended;
  const file = join(first.directory, 'truemark.db');
  const filled = fill(file);
  const ticking = await start('./admin-lists/ticking-server.js', '', [], {
    ...env,
    DATA_DIR: first.directory,
  });
  const port = await (await fetch(`http://127.0.0.1:${ticking.port}/server`)).json();
  const raw = await start('./raw-fastify-reads.js', 'none', [file, String(filled.accountId)], {});
  return {
    ticking: { ...ticking, directory: first.directory },
    raw,
    base: `http://127.0.0.1:${port}`,
    filled,
  };
}

/** Asks for a page as the back office does, and looks at all of it. */
async function ask(base: string, { token }: Filled, question: Question): Promise<void> {
  const { name, resource, filter = {}, sort, first = 0, total, begins, fits = () => true } = question;
  const range = [first, first + PAGE - 1];
  const given = { filter: JSON.stringify(filter), range: JSON.stringify(range), sort: JSON.stringify(sort) };
  const answer = await fetch(`${base}/admin/api/${resource}?${new URLSearchParams(given)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const rows = (await answer.json()) as Row[];
  const said = answer.headers.get('content-range');
  const wanted = `${resource} ${first}-${first + PAGE - 1}/${total}`;
  const falling = sort[1] === 'DESC';
  const isRight =
    said === wanted &&
    rows.length === PAGE &&
    rows[0]?.id === begins &&
    rows.every((row, at) => fits(row) && (at === 0 || falling === row.id < (rows[at - 1] as Row).id));
  if (!isRight) throw new Error(`${name}: ${said} instead of ${wanted}, begins with ${rows[0]?.id}`);
}

/** What the desk's first page asks for; how many entries were not summed yet. */
async function askDashboard(base: string, { token }: Filled): Promise<number> {
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(`${base}/admin/api/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return answer.json();
  };
  const [now, result] = (await Promise.all([read('dashboard'), read('house-result?range=7d')])) as [
    Dashboard,
    HouseResult,
  ];
  const summed = result.lines.reduce((sum, { entries }) => sum + entries, 0);
  if (now.customers.real < PEOPLE || summed + result.missing_entries < ROWS)
    throw new Error(`the dashboard says ${now.customers.real} customers, ${summed} entries`);
  return result.missing_entries;
}

/** Days are summed in portions after a start: until then the dashboard says what is missing. */
async function untilSummed(base: string, filled: Filled): Promise<void> {
  while ((await askDashboard(base, filled)) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** How often the 95th percentile of one fits into the other's; asked in turns, so that whatever else goes on hits both. */
async function ratioOf(one: () => Promise<void>, other: () => Promise<void>): Promise<number> {
  const took: [number[], number[]] = [[], []];
  for (let at = 0; at < 2 * ASKED; at++) {
    const from = performance.now();
    await (at % 2 === 0 ? one() : other());
    took[at % 2 === 0 ? 0 : 1].push(performance.now() - from);
  }
  return percentile(took[0], 0.95) / percentile(took[1], 0.95);
}

/** Lists of a million rows against one indexed read of a page, and ticks while lists are asked for without a pause. */
export async function adminListsBench(): Promise<(Ratio | Figure)[]> {
  const { ticking, raw, base, filled } = await stage();
  try {
    const all = questions(filled);
    const rows = async (): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${raw.port}/rows?after=${ROWS / 2}&limit=${PAGE}`);
      const found = (await answer.json()) as unknown[];
      if (found.length !== PAGE) throw new Error(`${found.length} rows instead of ${PAGE}`);
    };
    await untilSummed(base, filled);
    const lists: Ratio[] = [
      {
        name: `${MOST_TIMES} × one indexed read of ${PAGE} rows ÷ the dashboard with its result, ${ROWS.toLocaleString('en')} entries, p95 over HTTP`,
        goal: 1,
        ratios: await interleaved(
          ROUNDS,
          async () =>
            MOST_TIMES *
            (await ratioOf(rows, async () => {
              if ((await askDashboard(base, filled)) > 0) throw new Error('entries are not summed');
            })),
        ),
        asserted: 'all customers, every entry summed',
      },
    ];
    for (const question of all) {
      lists.push({
        name: `${MOST_TIMES} × one indexed read of ${PAGE} rows ÷ list of ${ROWS.toLocaleString('en')} ${question.name}, p95 over HTTP`,
        goal: 1,
        ratios: await interleaved(
          ROUNDS,
          async () => MOST_TIMES * (await ratioOf(rows, () => ask(base, filled, question))),
        ),
        asserted: 'the total, the first row, the order, and that each row fits',
      });
    }
    return [
      ...lists,
      ...(await ticks(ticking.port, (at) => ask(base, filled, all[at % all.length] as Question))),
    ];
  } finally {
    for (const { process: child, directory } of [ticking, raw]) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

async function ticks(port: number, list: (at: number) => Promise<void>): Promise<(Ratio | Figure)[]> {
  const drive = async (): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${port}/ticks/${SECONDS}`);
    const { sent, taken, p99 } = (await answer.json()) as TickReport;
    if (taken !== sent) throw new Error(`${taken} of ${sent} ticks were taken`);
    return p99;
  };
  const quiets: number[] = [];
  const late: number[] = [];
  let asked = 0;
  const ratios = await interleaved(ROUNDS, async () => {
    const quiet = await drive();
    let isOver = false;
    const asking = Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) await list(asked++);
    });
    const busy = await drive();
    isOver = true;
    await Promise.all(asking);
    quiets.push(quiet);
    late.push(busy);
    return (MOST_LATE * quiet) / busy;
  });
  const seconds = (ROUNDS + 1) * SECONDS;
  return [
    {
      name: `${MOST_LATE} × a tick's quiet 99th percentile until it is judged ÷ the one while ${AT_ONCE} lists at once are asked for without a pause`,
      goal: 1,
      ratios,
      asserted: 'every tick taken, every list right',
    },
    {
      name: 'ticks beside lists',
      text: `p99 ${median(quiets).toFixed(1)} ms quiet, ${median(late).toFixed(1)} ms beside ${Math.round(asked / seconds)} lists a second`,
    },
  ];
}
