import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setUp } from './connection.fixture.js';

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the live connection', () => {
  it('is one, however often it is started, and asks for batches in a single frame', async () => {
    const { connection, wires, wire } = setUp();
    connection.start();
    connection.start();
    wire().open();
    await settle();
    expect(wires).toHaveLength(1);
    expect(wire().frames).toHaveLength(1);
    expect(
      wire()
        .heard()
        .map((message) => message.type),
    ).toEqual(['batch', 'ping']);
  });

  it('subscribes at the first listener and unsubscribes at the last', async () => {
    const { connection, wire } = setUp();
    connection.start();
    wire().open();
    await settle();
    wire().frames.length = 0;
    const first = connection.listen('DAY_MARKET');
    const second = connection.listen('DAY_MARKET');
    await settle();
    first();
    first();
    await settle();
    expect(wire().heard()).toEqual([{ type: 'sub', params: 'DAY_MARKET' }]);
    second();
    await settle();
    expect(wire().heard().at(-1)).toEqual({ type: 'unsub', params: 'DAY_MARKET' });
  });

  it('asks for private topics only once it is logged in, and syncs after a reconnect', async () => {
    const { connection, wire, told } = setUp('secret');
    connection.listen('FOREX_TRADE');
    connection.start();
    wire().open();
    await settle();
    expect(wire().heard()).not.toContainEqual({ type: 'sub', params: 'FOREX_TRADE' });
    wire().say([
      { type: 'login_result', code: 1, msg: '' },
      { type: 'FOREX_CLOSED', id: [1], seq: 41 },
    ]);
    await settle();
    expect(wire().heard()).toContainEqual({ type: 'sub', params: 'FOREX_TRADE' });

    wire().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1_000);
    wire().open();
    wire().say({ type: 'login_result', code: 1, msg: '' });
    await settle();
    expect(wire().heard()).toContainEqual({ type: 'sync', params: 41 });
    expect(told.resync).toBe(1);
  });

  it('copies of one trader by one follower are a topic of their own, private too', async () => {
    const { connection, wire } = setUp('secret');
    const of = (trader: number) =>
      ({ topic: 'FOREX_FOLLOW_TRADE', user_id: trader, follower_id: 9 }) as const;
    const stops = [connection.listen(of(7)), connection.listen(of(7)), connection.listen(of(8))];
    connection.start();
    wire().open();
    await settle();
    expect(
      wire()
        .heard()
        .map(({ type }) => type),
    ).not.toContain('sub');
    wire().say({ type: 'login_result', code: 1, msg: '' });
    await settle();
    const asked = wire()
      .heard()
      .filter(({ type }) => type === 'sub');
    expect(asked.map(({ params }) => params)).toEqual([of(7), of(8)]);
    for (const stop of stops) stop();
    await settle();
    const ended = wire()
      .heard()
      .filter(({ type }) => type === 'unsub');
    expect(ended.map(({ params }) => params)).toEqual([of(7), of(8)]);
  });

  it('reconnects when three pings stay unanswered', async () => {
    const { connection, wires, wire, statuses } = setUp();
    connection.start();
    wire().open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(
      wire()
        .heard()
        .filter((message) => message.type === 'ping'),
    ).toHaveLength(3);
    expect(wires).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(statuses.at(-1)).toBe('lost');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wires).toHaveLength(2);
  });

  it('stays while pongs come', async () => {
    const { connection, wires, wire } = setUp();
    connection.start();
    wire().open();
    for (let round = 0; round < 10; round++) {
      await vi.advanceTimersByTimeAsync(5_000);
      wire().say({ type: 'pong', params: Date.now(), time: Date.now() + 700 });
    }
    expect(wires).toHaveLength(1);
    expect(connection.clockOffset).toBe(700);
  });

  it('gives up a connection that does not open within five seconds', async () => {
    const { connection, wires, statuses } = setUp();
    connection.start();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(statuses).toEqual(['connecting', 'lost']);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wires).toHaveLength(2);
  });

  it('says when the session was revoked', () => {
    const { connection, wire, told } = setUp('secret');
    connection.start();
    wire().open();
    wire().say({ type: 'login_result', code: 1, msg: '' });
    wire().onclose?.({ code: 4001 });
    expect(told.ended).toBe(1);
  });

  it('replaces a connection that slept', async () => {
    const { connection, wires, wire } = setUp();
    connection.start();
    wire().open();
    await settle();
    vi.setSystemTime(Date.now() + 60_000);
    connection.wake();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wires).toHaveLength(2);
  });

  it('says the first opening and each later one apart', async () => {
    const { connection, wire, told } = setUp();
    connection.start();
    wire().open();
    expect(told).toMatchObject({ firstOpen: 1, resync: 0 });
    wire().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1_000);
    wire().open();
    expect(told).toMatchObject({ firstOpen: 1, resync: 1 });
  });

  it('says from when on a customer hears what is his, unless it asks for what it missed', async () => {
    const { connection, wire, told } = setUp('secret');
    const welcome = () => wire().say({ type: 'login_result', code: 1, msg: '' });
    connection.start();
    wire().open();
    expect(told.login).toBe(0);
    welcome();
    expect(told.login).toBe(1);
    connection.tokenChanged();
    welcome();
    expect(told.login).toBe(2);
    wire().say({ type: 'FOREX_CLOSED', id: [1], seq: 41 });
    wire().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(1_000);
    wire().open();
    welcome();
    expect(told.login).toBe(2);
  });

  it('keeps trying every second while it is away for a minute, and then more rarely', async () => {
    const { connection, wires, wire } = setUp();
    connection.start();
    const refused = async (seconds: number): Promise<number> => {
      const before = wires.length;
      for (let at = 0; at < seconds * 10; at++) {
        if (wire().readyState === 0) wire().onclose?.({ code: 1006 });
        await vi.advanceTimersByTimeAsync(100);
      }
      return wires.length - before;
    };
    expect(await refused(60)).toBeGreaterThanOrEqual(50);
    await refused(240);
    expect(await refused(60)).toBeLessThanOrEqual(9);
  });

  it('starts anew as the network comes back while an attempt hangs', async () => {
    const { connection, wires } = setUp();
    connection.start();
    await vi.advanceTimersByTimeAsync(2_000);
    connection.wake();
    expect(wires).toHaveLength(2);
  });
});
