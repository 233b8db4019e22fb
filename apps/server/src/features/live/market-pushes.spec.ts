import type { OhlcBar } from '@truemark/domain';
import { describe, expect, it } from 'vitest';
import type { SymbolRow } from '../../engine/market/tables/market.table.js';
import { Broadcast } from '../../platform/socket/broadcast.js';
import type { Connection, Outgoing, SharedFrame } from '../../platform/socket/connection.js';
import { MarketPushes } from './market-pushes.js';
import { readTopic } from './topics.js';

const ONE = 100_000_000;
const index = { id: 11, code: 'TMX100', isEnabled: true } as SymbolRow;
const bar = (start: number, close: number): OhlcBar => ({
  start,
  open: ONE,
  high: 2 * ONE,
  low: ONE,
  close: close * ONE,
  volume: 3,
});

class FakeConnection {
  readonly heard: { type: string; kline?: { Time: number; Period: string; Close: number } }[] = [];
  flush(frame: SharedFrame | null): void {
    for (const { text } of (frame?.messages ?? []) as Outgoing[]) this.heard.push(JSON.parse(text) as never);
  }
}

function setUp(...topics: string[]) {
  const broadcast = new Broadcast();
  const connection = new FakeConnection();
  const bars = { current: [bar(0, 1)] };
  let asked = 0;
  const pushes = new MarketPushes(
    { bars: (_, __, limit) => bars.current.slice(-limit) },
    {
      quotation: () => {
        asked += 1;
        const { start: _, ...figures } = bar(0, 1);
        return { ...figures, change: 0n, bid: ONE, ask: ONE, time: 0, seq: 1 };
      },
    },
    {
      get: () => index,
      byCode: (code) => (code === 'TMX100' ? index : undefined),
      enabled: () => [index],
    },
    broadcast,
  );
  broadcast.join(connection as unknown as Connection);
  for (const topic of topics) broadcast.subscribe(connection as unknown as Connection, topic);
  const frame = (now: number): void => {
    pushes.frame(now);
    broadcast.flush();
  };
  return { pushes, connection, bars, frame, asked: () => asked };
}

describe('market pushes', () => {
  it('tell a symbol that ticked, at most four times a second, and the last tick in the end', () => {
    const { pushes, connection, frame } = setUp('DAY_MARKET');
    for (let now = 1_000; now < 2_000; now += 100) {
      pushes.touch(11);
      frame(now);
    }
    expect(connection.heard).toHaveLength(4);
    pushes.touch(11);
    frame(2_000);
    frame(2_300);
    expect(connection.heard).toHaveLength(5);
    frame(9_000);
    expect(connection.heard).toHaveLength(5);
  });

  it('read nothing that nobody hears', () => {
    const { pushes, frame, asked } = setUp();
    pushes.touch(11);
    frame(1_000);
    expect(asked()).toBe(0);
  });

  it('end a bar before they start the next', () => {
    const { pushes, connection, bars, frame } = setUp('KLINE.TMX100.1min');
    pushes.touch(11);
    frame(1_000);
    bars.current = [bar(0, 1), bar(60_000, 2)];
    pushes.touch(11);
    frame(2_000);
    const times = connection.heard.map(({ kline }) => [kline?.Time, kline?.Close]);
    expect(times).toEqual([
      [0, 1],
      [0, 1],
      [60, 2],
    ]);
  });

  it('start with the latest, or say that there is no such symbol', () => {
    const { pushes } = setUp();
    const latest = (topic: string) => {
      const subscription = readTopic(topic);
      return subscription && pushes.latest(subscription);
    };
    expect(latest('DAY_MARKET')).toHaveLength(1);
    expect(latest('KLINE.TMX100')).toHaveLength(8);
    expect(latest('KLINE.TMX100.1week')).toHaveLength(1);
    expect(latest('KLINE.NOSUCH')).toBeNull();
    expect(latest('FOREX_TRADE')).toEqual([]);
  });
});

describe('topics', () => {
  it.each([['KLINE.'], ['KLINE.A.B.C'], ['KLINE.TMX100.2min'], ['kline.TMX100'], [''], [7], [null], [{}]])(
    'do not include %j',
    (topic) => {
      expect(readTopic(topic)).toBeNull();
    },
  );
});
