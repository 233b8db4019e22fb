import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logOut, repeatLogOuts } from './log-out.js';

const stored = new Map<string, string>();
const sent: unknown[] = [];
let answer: () => Promise<Response>;
let online = (): void => undefined;

const answered =
  (code: number, status = 200) =>
  () =>
    Promise.resolve(new Response(JSON.stringify({ code, msg: '', data: null }), { status }));
const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** The tokens that were sent, once their answers have been read. */
async function tokensSent(): Promise<unknown[]> {
  await new Promise((resolve) => setTimeout(resolve));
  return sent.splice(0);
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('navigator', { language: 'en', languages: ['en'] });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.stubGlobal('window', {
    addEventListener: (_type: string, listener: () => void) => {
      online = listener;
    },
  });
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    expect(path).toBe('/api/user/logout');
    sent.push(headers.authorization);
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['done', answered(1)],
  ['needless, as the session has ended', answered(999)],
])('a log-out that is %s is forgotten', async (_, outcome) => {
  answer = outcome;
  logOut('first');
  expect(await tokensSent()).toEqual(['first']);
  expect(stored.size).toBe(0);
  repeatLogOuts();
  expect(await tokensSent()).toEqual([]);
});

it.each([
  ['has no answer', unreachable],
  ['fails at the server', answered(0, 503)],
  ['is answered by another page', () => Promise.resolve(new Response('<html>'))],
])('a log-out that %s is repeated at the next start and when the network is back', async (_, outcome) => {
  answer = outcome;
  logOut('first');
  logOut('second');
  expect(await tokensSent()).toEqual(['first', 'second']);
  repeatLogOuts();
  expect(await tokensSent()).toEqual(['first', 'second']);
  answer = answered(1);
  online();
  expect(await tokensSent()).toEqual(['first', 'second']);
  expect(stored.size).toBe(0);
});
