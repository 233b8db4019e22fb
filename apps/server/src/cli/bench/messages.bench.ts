import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { hashToken } from '../../platform/auth/tokens.js';
import { requestBytes } from './http-load.js';
import { type OrderServer, startOrderServer } from './order-server.js';
import { type Figure, median, type Ratio } from './ratio.js';
import { percentile, sendSteadily, type TimedAnswer } from './send-steadily.js';

const ROUNDS = 3;
const RECIPIENTS = 100_000;
const ORDERS_A_SECOND = 100;
const CUSTOMERS = 32;
const QUIET_SECONDS = 8;
/** Length of a measurement while a message is sent, s. */
const PART_SECONDS = 2;
/** Maximum slowdown of an order's 99th percentile meanwhile. */
const MAX_TIMES = 3;
const OWNER = { ADMIN_EMAIL: 'owner@example.com', ADMIN_PASSWORD: 'a bench that writes' };

const file = ({ started }: OrderServer): string => join(started.directory, 'truemark.db');

/** Adds customers who never sign in, and signs in the owner; returns the owner's token. */
function fill(desk: OrderServer): string {
  const database = new Database(file(desk), { timeout: 60_000 });
  const highest = database.prepare('SELECT max(id) FROM customers').pluck().get() as number;
  database.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${RECIPIENTS})
    INSERT INTO customers (id, uid, is_demo, invite_code, level, credit_score, is_trader, review_status, is_real, blocked,
      profile, lang, created_at)
    SELECT ${highest} + i, 'B' || i, 0, 'B' || i, 0, 0, 0, 0, 0, '{}', '{}', 'en', ${Date.now()} FROM n`);
  const token = randomBytes(32).toString('base64url');
  database.exec(`UPDATE operators SET totp_secret = 'set up';
    INSERT INTO sessions (token_hash, id, subject, subject_id, created_at, last_used_at, user_agent, address)
    SELECT '${hashToken(token)}', 'bench', 'operator', id, ${Date.now()}, ${Date.now()}, 'bench', '127.0.0.1'
    FROM operators LIMIT 1`);
  database.close();
  return token;
}

/** Calls the back office API; returns the parsed answer. */
async function asked<T>(desk: OrderServer, path: string, token: string, body?: object): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${desk.started.port}/admin/api/${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** Sends orders at their usual rate; throws if one is refused. */
async function orders({ started, path, callers }: OrderServer, seconds: number): Promise<TimedAnswer[]> {
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
  return heard;
}

const p99 = (heard: readonly TimedAnswer[]): number =>
  percentile(
    heard.map(({ milliseconds }) => milliseconds),
    0.99,
  );

/** Orders while a message is sent to all customers; counts only those answered before it reached the last one. */
async function meanwhile(
  desk: OrderServer,
  token: string,
): Promise<{ heard: TimedAnswer[]; seconds: number }> {
  const from = performance.now();
  const texts = { en: { title: 'A word to everybody', content: '<p>Markets are closed tomorrow.</p>' } };
  const { id } = await asked<{ id: number }>(desk, 'messages', token, { to: 'all', texts });
  const heard: TimedAnswer[] = [];
  for (;;) {
    const part = await orders(desk, PART_SECONDS);
    const { state } = await asked<{ state: string }>(desk, `messages/${id}`, token);
    if (state === 'sent') break;
    heard.push(...part);
  }
  const seconds = (performance.now() - from) / 1000;
  check(desk, id);
  if (heard.length < ORDERS_A_SECOND * 10)
    throw new Error('the message was out before orders could be counted');
  return { heard, seconds };
}

/** Throws unless every customer has the message exactly once. */
function check(desk: OrderServer, id: number): void {
  const database = new Database(file(desk), { readonly: true, timeout: 60_000 });
  const [written, people] = [
    'SELECT count(DISTINCT customer_id), count(*) FROM messages WHERE operator_message_id = ?',
    'SELECT count(*) FROM customers WHERE ? IS NOT NULL',
  ].map((query) => database.prepare(query).raw().get(id) as number[]);
  database.close();
  const [each, all] = written as [number, number];
  if (each !== all || all !== people?.[0])
    throw new Error(`${all} messages to ${each} of ${people?.[0]} customers`);
}

/** Effect of a message to 100,000 customers on the order endpoint. */
export async function messagesBench(): Promise<(Ratio | Figure)[]> {
  const desk = await startOrderServer(CUSTOMERS, OWNER);
  try {
    const token = fill(desk);
    await orders(desk, QUIET_SECONDS);
    const quiets: number[] = [];
    const times: number[] = [];
    const lasted: number[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const quiet = p99(await orders(desk, QUIET_SECONDS));
      const { heard, seconds } = await meanwhile(desk, token);
      quiets.push(quiet);
      times.push(p99(heard) / quiet);
      lasted.push(seconds);
      await pause(1_000);
    }
    return [
      {
        name: `${MAX_TIMES} × an order's quiet 99th percentile ÷ the one while ${RECIPIENTS.toLocaleString('en')} customers are written to`,
        goal: 1,
        ratios: times.map((each) => MAX_TIMES / each),
        asserted: 'every order accepted; each customer has the message exactly once',
      },
      {
        name: 'a message to everybody',
        text: `order p99 quiet ${median(quiets).toFixed(1)} ms, ${median(times).toFixed(2)} times that meanwhile; out after ${median(lasted).toFixed(0)} s`,
      },
    ];
  } finally {
    desk.started.process.removeAllListeners('exit');
    desk.started.process.kill('SIGKILL');
    rmSync(desk.started.directory, { recursive: true, force: true });
  }
}
