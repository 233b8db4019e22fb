import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Dashboard, HouseResult } from '@truemark/contracts/admin';
import { type Filled, fill, PEOPLE, ROWS } from './admin-lists/fill.js';
import { AT_ONCE, type ListReport } from './admin-lists/list-report.js';
import { listRequests, PAGE, requestList } from './admin-lists/list-requests.js';
import type { TickReport } from './admin-lists/ticking-server.js';
import { type Started, start, untilReady } from './contender.js';
import { type Figure, interleaved, median, type Ratio } from './ratio.js';
import { percentile } from './send-steadily.js';

const ROUNDS = 5;
/** Requests per round and list. */
const ASKED = 200;
/** Maximum slowdown of a list against one indexed read of as many rows. */
const MAX_TIMES = 5;
/** Maximum delay factor of ticks while lists are requested continuously. */
const MAX_LATE = 3;
const SECONDS = 6;

interface Stage {
  readonly ticking: Started;
  readonly raw: Started;
  readonly asker: Started;
  readonly base: string;
  readonly filled: Filled;
}

/**
 * Starts the server with a million rows per table and driven ticks, a raw indexed read of the same file, and a client
 * that requests lists.
 */
async function stage(): Promise<Stage> {
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
  const base = `http://127.0.0.1:${port}`;
  const asker = await start('./admin-lists/list-client.js', 'none', [base, JSON.stringify(filled)], {});
  return { ticking: { ...ticking, directory: first.directory }, raw, asker, base, filled };
}

/** Requests the dashboard's first page; returns the number of entries not summed yet. */
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

/** Days are summed in portions after a start; until then the dashboard says what is missing. */
async function waitForSums(base: string, filled: Filled): Promise<void> {
  while ((await askDashboard(base, filled)) > 0) await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Ratio of the 95th percentiles of `one` and `other`, measured alternately, so that disturbances affect both. */
async function ratioOf(one: () => Promise<void>, other: () => Promise<void>): Promise<number> {
  const took: [number[], number[]] = [[], []];
  for (let at = 0; at < 2 * ASKED; at++) {
    const from = performance.now();
    await (at % 2 === 0 ? one() : other());
    took[at % 2 === 0 ? 0 : 1].push(performance.now() - from);
  }
  return percentile(took[0], 0.95) / percentile(took[1], 0.95);
}

/** Lists of a million rows against one indexed read of a page, and ticks while lists are requested continuously. */
export async function adminListsBench(): Promise<(Ratio | Figure)[]> {
  const { ticking, raw, asker, base, filled } = await stage();
  try {
    const all = listRequests(filled);
    const rows = async (): Promise<void> => {
      const answer = await fetch(`http://127.0.0.1:${raw.port}/rows?after=${ROWS / 2}&limit=${PAGE}`);
      const found = (await answer.json()) as unknown[];
      if (found.length !== PAGE) throw new Error(`${found.length} rows instead of ${PAGE}`);
    };
    await waitForSums(base, filled);
    const lists: Ratio[] = [
      {
        name: `${MAX_TIMES} × one indexed read of ${PAGE} rows ÷ the dashboard with its result, ${ROWS.toLocaleString('en')} entries, p95 over HTTP`,
        goal: 1,
        ratios: await interleaved(
          ROUNDS,
          async () =>
            MAX_TIMES *
            (await ratioOf(rows, async () => {
              if ((await askDashboard(base, filled)) > 0) throw new Error('entries are not summed');
            })),
        ),
        asserted: 'all customers, every entry summed',
      },
    ];
    for (const question of all) {
      lists.push({
        name: `${MAX_TIMES} × one indexed read of ${PAGE} rows ÷ list of ${ROWS.toLocaleString('en')} ${question.name}, p95 over HTTP`,
        goal: 1,
        ratios: await interleaved(
          ROUNDS,
          async () => MAX_TIMES * (await ratioOf(rows, () => requestList(base, filled, question))),
        ),
        asserted: 'the total, the first row, the order, and that each row fits',
      });
    }
    return [...lists, ...(await ticks(ticking.port, asker.port))];
  } finally {
    for (const { process: child, directory } of [ticking, raw, asker]) {
      child.removeAllListeners('exit');
      child.kill('SIGKILL');
      rmSync(directory, { recursive: true, force: true });
    }
  }
}

async function ticks(port: number, asker: number): Promise<(Ratio | Figure)[]> {
  const tell = async (what: 'begin' | 'end'): Promise<number> =>
    ((await (await fetch(`http://127.0.0.1:${asker}/${what}`)).json()) as ListReport).asked;
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
    await tell('begin');
    const busy = await drive();
    asked += await tell('end');
    quiets.push(quiet);
    late.push(busy);
    return (MAX_LATE * quiet) / busy;
  });
  const seconds = (ROUNDS + 1) * SECONDS;
  return [
    {
      name: `${MAX_LATE} × a tick's quiet 99th percentile until it is judged ÷ the one while ${AT_ONCE} lists at once are asked for without a pause`,
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
