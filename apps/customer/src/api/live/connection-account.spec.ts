import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from './connection.fixture.js';

const WELCOME = { type: 'login_result', code: 1, msg: '' };
const REFUSED = { type: 'login_result', code: 0, msg: '' };
const CLOSED = { type: 'FOREX_CLOSED', id: [1], seq: 41 };
const COPIES = { type: 'FOREX_FOLLOW_TRADE', user_id: 7, follower_id: 9, TransOrder: [] };

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection of one account. */
function signIn(token = 'first') {
  const all = setUp(token);
  all.connection.start();
  all.wire().open();
  all.wire().say(WELCOME);
  const sent = (type: string) =>
    all
      .wire()
      .heard()
      .filter((message) => message.type === type);
  return { ...all, sent };
}

describe('after another account has signed in', () => {
  it('what is about the former one is dropped until the last login is answered', async () => {
    const { wire, seen, told, change, sent } = signIn();
    change('second');
    change('third');
    wire().say([CLOSED, COPIES]);
    wire().say(WELCOME);
    wire().say([CLOSED, COPIES, { type: 'CONFIG', version: 1 }]);
    expect(seen.map(({ type }) => type)).toEqual(['login_result', 'login_result', 'CONFIG']);
    expect(told.login).toBe(1);
    wire().say(WELCOME);
    await settle();
    // No sequence of the former account is caught up from.
    expect(sent('sync')).toEqual([]);
    expect(told.login).toBe(2);
    wire().say(COPIES);
    expect(seen.at(-1)).toEqual(COPIES);
  });

  it('nothing is caught up from a sequence of the former one, though the line was away meanwhile', async () => {
    const { wire, told, change, sent } = signIn();
    wire().say(CLOSED);
    wire().onclose?.({ code: 1006 });
    change('second');
    await vi.advanceTimersByTimeAsync(1_000);
    wire().open();
    wire().say(WELCOME);
    await settle();
    expect(sent('sync')).toEqual([]);
    expect(told.login).toBe(2);
  });

  it('events lost before the sync of the former one was answered do not count as its answer', () => {
    const { connection, wire, told, change } = signIn();
    connection.wake();
    change('second');
    wire().say(WELCOME);
    const { resync } = told;
    wire().say({ type: 'sync_result', seq: 50, snapshot: 1 });
    expect(told.resync).toBe(resync + 1);
  });

  it.each([
    ['refused', REFUSED],
    ['accepted', WELCOME],
  ])('its session goes on when the former one is %s late', (_, late) => {
    const { wire, told, change } = signIn();
    change('second');
    change('third');
    wire().say(late);
    expect(told).toMatchObject({ ended: 0, login: 1 });
    wire().say(REFUSED);
    expect(told.ended).toBe(1);
  });

  it('its session goes on when the server closes for the former one', async () => {
    const { wire, told, change } = signIn();
    change('second');
    wire().onclose?.({ code: 4001 });
    expect(told.ended).toBe(0);
    await vi.advanceTimersByTimeAsync(1_000);
    wire().open();
    wire().say(REFUSED);
    expect(told.ended).toBe(1);
  });
});

it('a log-out during a login is sent, and what the login brings is dropped', async () => {
  const { connection, wire, seen, told, change } = setUp('first');
  connection.listen('FOREX_TRADE');
  connection.start();
  wire().open();
  await settle();
  change(null);
  await settle();
  expect(wire().heard().at(-1)).toEqual({ type: 'logout' });
  wire().say(WELCOME);
  wire().say(CLOSED);
  await settle();
  expect(told.login).toBe(0);
  expect(seen.map(({ type }) => type)).toEqual(['login_result']);
  expect(wire().heard()).not.toContainEqual({ type: 'sub', params: 'FOREX_TRADE' });
});

it('a connection whose login is not answered for ten seconds is replaced', async () => {
  const { connection, wires, wire } = setUp('first');
  const passes = async (seconds: number): Promise<void> => {
    for (let second = 0; second < seconds; second++) {
      await vi.advanceTimersByTimeAsync(1_000);
      if (wire().readyState === 1) wire().say({ type: 'pong', params: 0, time: 0 });
    }
  };
  connection.start();
  wire().open();
  await passes(9);
  expect(wires).toHaveLength(1);
  await passes(2);
  expect(wires).toHaveLength(2);
  wire().open();
  wire().say(WELCOME);
  await passes(60);
  expect(wires).toHaveLength(2);
});

it('connects ever more rarely while the server fails over its messages, and at once after a sound connection', async () => {
  const { connection, wires, wire } = setUp('first');
  const failed = async (seconds: number): Promise<number> => {
    const before = wires.length;
    for (let at = 0; at < seconds * 10; at++) {
      if (wire().readyState === 0) {
        wire().open();
        wire().onclose?.({ code: 1011 });
      }
      await vi.advanceTimersByTimeAsync(100);
    }
    return wires.length - before;
  };
  connection.start();
  expect(await failed(2)).toBeGreaterThan(0);
  await failed(30);
  expect(await failed(60)).toBeLessThanOrEqual(9);
  while (wire().onopen === null) await vi.advanceTimersByTimeAsync(100);
  wire().open();
  await vi.advanceTimersByTimeAsync(6_000);
  wire().onclose?.({ code: 1011 });
  expect(await failed(1)).toBe(1);
});
