import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { requestBytes } from './http-load.js';
import { type OrderServer, startOrderServer } from './order-server.js';
import { type Figure, median, type Ratio } from './ratio.js';
import { percentile, sendSteadily } from './send-steadily.js';
import type { FloodReport } from './sign-ins/flood.js';
import { HonestUsers } from './sign-ins/honest-users.js';

const ROUNDS = 5;
/** One minute of flood in all rounds. */
const FLOOD_SECONDS = 12;
const QUIET_SECONDS = 6;
const SIGN_INS_A_SECOND = 500;
const ORDERS_A_SECOND = 100;
const CUSTOMERS = 32;
/** Maximum slowdown of an order's 99th percentile under the flood. */
const MAX_TIMES = 3;
const HONEST = 20;
/** Arrival time of honest people, ms after the start of the flood. */
const FULL_AFTER = 2_000;
const PASSWORD = 'an honest password';

const run = promisify(execFile);

/** Sends orders at their usual rate; returns the 99th percentile of response times, ms. Throws if one is refused. */
async function orders({ started, path, callers }: OrderServer, seconds: number): Promise<number> {
  const to = { host: '127.0.0.1', port: started.port, path };
  const requests = callers.map((caller) => requestBytes(to, caller));
  const heard = await sendSteadily(
    to,
    ORDERS_A_SECOND,
    seconds,
    (at) => requests[at % requests.length] as Buffer,
  );
  const refused = heard.find(({ body }) => !body.includes('"code":1'));
  if (refused) throw new Error(`an order was refused: ${refused.body}`);
  return percentile(
    heard.map(({ milliseconds }) => milliseconds),
    0.99,
  );
}

async function flood({ started }: OrderServer, round: number): Promise<FloodReport> {
  const first = round * SIGN_INS_A_SECOND * FLOOD_SECONDS;
  const args = [started.port, SIGN_INS_A_SECOND, FLOOD_SECONDS, first].map(String);
  const program = fileURLToPath(new URL('./sign-ins/flood.js', import.meta.url));
  const { stdout } = await run(process.execPath, [program, ...args]);
  const report = JSON.parse(stdout) as FloodReport;
  if (report.busy + report.judged !== report.sent) throw new Error(`not all were answered well: ${stdout}`);
  if (report.busy === 0 || report.judged === 0) throw new Error(`no flood, or nobody was judged: ${stdout}`);
  return report;
}

async function register({ ask }: OrderServer): Promise<string[]> {
  const accounts = Array.from({ length: HONEST }, (_, at) => `honest${at}@example.com`);
  for (const account of accounts) {
    await ask('/api/user/register', { type: 'email', account, password: PASSWORD, re_password: PASSWORD });
  }
  return accounts;
}

/** Effect of a flood of sign-ins on the order endpoint, and on people who know their password. */
export async function signInsBench(): Promise<(Ratio | Figure)[]> {
  const desk = await startOrderServer(CUSTOMERS);
  try {
    const people = new HonestUsers(`http://127.0.0.1:${desk.started.port}`, PASSWORD);
    const accounts = await register(desk);
    await orders(desk, QUIET_SECONDS);
    const times: number[] = [];
    const quiets: number[] = [];
    const reports: FloodReport[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = await orders(desk, QUIET_SECONDS);
      const mine = accounts.slice((round * HONEST) / ROUNDS, ((round + 1) * HONEST) / ROUNDS);
      // The waiting queue is long by then.
      const coming = pause(FULL_AFTER).then(() => people.begin(mine));
      const [report, flooded] = await Promise.all([flood(desk, round), orders(desk, FLOOD_SECONDS), coming]);
      quiets.push(quiet);
      times.push(flooded / quiet);
      reports.push(report);
    }
    const duringFlood = people.waited.length;
    await people.end();
    return [
      {
        name: `${MAX_TIMES} times an order's quiet 99th percentile ÷ the one under ${SIGN_INS_A_SECOND} sign-ins a second`,
        goal: 1,
        ratios: times.map((each) => MAX_TIMES / each),
        asserted: 'every order accepted; every sign-in judged or turned away with auth.busy',
      },
      {
        name: 'the flood',
        text: [
          `order p99 quiet ${median(quiets).toFixed(1)} ms, flooded ${median(times).toFixed(2)} times that`,
          `${sum(reports, 'judged')} of ${sum(reports, 'sent')} judged`,
          `the others turned away within ${Math.max(...reports.map(({ busyP99 }) => busyP99)).toFixed(0)} ms (p99)`,
        ].join(', '),
      },
      {
        name: `honest people, trying again each second: share of ${HONEST} who got in during the flood`,
        goal: 0.5,
        ratios: [duringFlood / HONEST],
        asserted: `none was told anything but to wait; they waited ${(median(people.waited) / 1000).toFixed(1)} s (median)`,
      },
    ];
  } finally {
    desk.started.process.removeAllListeners('exit');
    desk.started.process.kill('SIGKILL');
    rmSync(desk.started.directory, { recursive: true, force: true });
  }
}

const sum = (reports: readonly FloodReport[], of: 'sent' | 'judged'): number =>
  reports.reduce((total, report) => total + report[of], 0);
