import fastify from 'fastify';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import type { DeclaredCall } from './call.js';
import { routeCall } from './call-router.js';
import { LocalRateLimiter } from './rate-limiter.js';
import { limitReads, READS_OF_NETWORK } from './read-limits.js';

/** Limiter whose clock stands still within one second. */
const limiter = () => new LocalRateLimiter(() => 1_000);
const TOKEN = 'a'.repeat(16);
const WELL = { sessionId: 's', customerId: 7, isDemo: false };

let worked = 0;
let server: ReturnType<typeof fastify>;

beforeEach(() => {
  worked = 0;
  server = fastify();
  const shared = limiter();
  limitReads(server, shared);
  const platform = {
    directory: {
      defaultLanguage: () => 'en',
      identify: (token: string) => (token === TOKEN ? WELL : null),
    },
    limiter: shared,
    cipher: { mac: String },
    log: pino({ level: 'silent' }),
    isStopping: () => false,
  } as unknown as Parameters<typeof routeCall>[3];
  const call = { tag: '', summary: '', handler: '' };
  const list: DeclaredCall = { ...call, paths: ['/list'], auth: 'none', shared: true };
  const mine: DeclaredCall = { ...call, paths: ['/mine'], auth: 'customer' };
  routeCall(server, list, () => ++worked, platform);
  routeCall(server, mine, () => 'mine', platform);
  server.get('/health', async () => 'well');
  server.get('/docs/json', async () => '{}');
});

const ask = (url: string, headers = {}) => server.inject({ url, headers });
const ask100 = (url: string) => Promise.all(Array.from({ length: 100 }, () => ask(url)));

it('limits reads without a session to a thousand a second per network, with a Retry-After header', async () => {
  for (let part = 0; part < READS_OF_NETWORK.most / 100; part++) {
    expect((await ask100('/list')).every(({ statusCode }) => statusCode === 200)).toBe(true);
  }
  const refused = await ask('/list');
  expect([refused.statusCode, refused.headers['retry-after'], refused.json().data.key]).toEqual([
    429,
    '1',
    'rate_limited',
  ]);
  // A made-up session does not help either; a real one has its own limits.
  expect((await ask('/mine', { authorization: 'x'.repeat(16) })).statusCode).toBe(429);
  expect((await ask('/mine', { authorization: TOKEN })).json().data).toBe('mine');
  expect((await ask('/health')).statusCode).toBe(200);
});

it('computes a shared answer once for requests that arrive together', async () => {
  const answers = await ask100('/list');
  expect(worked).toBeLessThan(10);
  expect(answers.every((answer) => answer.json().code === 1)).toBe(true);
});

it('limits reads of the API description to twenty a second per network, and other reads less', async () => {
  const described = await ask100('/docs/json');
  expect(described.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
  expect(described.at(-1)?.json().data.key).toBe('rate_limited');
  expect((await ask100('/health')).every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect((await ask('/nowhere')).statusCode).toBe(404);
});
