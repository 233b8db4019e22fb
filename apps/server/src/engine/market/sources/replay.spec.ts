import type { Tick } from '@truemark/domain';
import { describe, expect, it, vi } from 'vitest';
import { QuotesFailed } from '../../kernel/quotes-failed.js';
import {
  EURUSD,
  line,
  NOW,
  ReplayRecorder,
  recording,
  setUpRecordings,
  T0,
  tick,
  until,
  XAUUSD,
} from './replay.fixture.js';

setUpRecordings();

describe('quotes at maximum speed', () => {
  const many = recording(Array.from({ length: 5_000 }, (_, index) => line(Math.floor(index / 3))));

  it('come in batches of at most a thousand that keep quotes of one instant together', async () => {
    const played = await ReplayRecorder.start({ files: new Map([['EURUSD', many]]), speed: 'max' });
    await until(() => played.quotes.length === 5_000);
    expect(Math.max(...played.batches)).toBeLessThanOrEqual(1_000);
    let end = 0;
    for (const size of played.batches.slice(0, -1)) {
      end += size;
      expect(played.quotes[end - 1]?.time).toBeLessThan(played.quotes[end]?.time as number);
    }
    await played.replay.stop();
  });

  it('wait for each batch to be taken, and can be stopped midway', async () => {
    const played = await ReplayRecorder.start({ files: new Map([['EURUSD', many]]), speed: 'max' });
    let release = (): void => undefined;
    await until(() => played.batches.length === 1, 0);
    played.hold = new Promise((resolve) => {
      release = resolve;
    });
    const before = played.batches.length;
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    expect(played.batches.length).toBeLessThanOrEqual(before + 1);
    const stopping = played.replay.stop();
    release();
    await stopping;
    expect(played.quotes.length).toBeLessThan(5_000);
  });

  it('are delivered again when they could not be stored', async () => {
    const played = new ReplayRecorder(
      { files: new Map([['EURUSD', many]]), speed: 'max', times: 'recorded' },
      T0,
    );
    played.refusals = 2;
    await played.replay.start([EURUSD], new Map());
    await until(() => played.quotes.length === 5_000, 100);
    expect(played.said.filter((text) => text.includes('retrying'))).toHaveLength(2);
    await played.replay.stop();
  });

  it('are not delivered again where some of them could not be judged: the others are stored', async () => {
    const played = new ReplayRecorder(
      { files: new Map([['EURUSD', many]]), speed: 'max', times: 'recorded' },
      T0,
    );
    played.refusals = 1;
    played.refusal = new QuotesFailed([{ time: T0 }], new Error('no such rate'));
    await played.replay.start([EURUSD], new Map());
    await until(() => played.quotes.at(-1)?.time === T0 + 1_666, 100);
    // The recorder keeps nothing of the batch that it refuses.
    expect(played.quotes[0]?.time).toBeGreaterThan(T0);
    expect(played.said).toContain('replay: 1 quotes were not accepted: no such rate');
    await played.replay.stop();
  });
});

describe('with recorded times', () => {
  it('keeps the gaps, divided by the speed', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(1_000), line(61_000)])]]);
    const played = await ReplayRecorder.start({ files, speed: 10 });
    await until(() => played.quotes.length === 3);
    expect(played.offsets).toEqual([0, 1_000, 61_000]);
    expect(played.quotes[0]?.at).toBeLessThanOrEqual(NOW + 5);
    expect(
      played.quotes.map(({ at }) => Math.round((at - (played.quotes[0]?.at as number)) / 10) * 10),
    ).toEqual([0, 100, 6_100]);
    await played.replay.stop();
  });

  it('drives the market clock, which does not pass a quote before it is delivered', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(1_000), line(20_000)])]]);
    const played = await ReplayRecorder.start({ files, speed: 10 });
    expect(played.marketClock.now()).toBe(T0 - 1);
    await until(() => played.quotes.length === 2);
    await until(() => Date.now() >= NOW + 1_105);
    const between = played.marketClock.now() - T0;
    expect(between).toBeGreaterThan(10_900);
    expect(between).toBeLessThan(11_200);
    let release = (): void => undefined;
    played.hold = new Promise((resolve) => {
      release = resolve;
    });
    await until(() => played.marketClock.now() === T0 + 19_999);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(played.marketClock.now()).toBe(T0 + 19_999);
    release();
    await until(() => played.quotes.length === 3);
    expect(played.quotes.map(({ time, marketTime }) => marketTime < time)).toEqual([true, true, true]);
    await until(() => played.marketClock.now() > T0 + 20_000);
    await played.replay.stop();
  });

  it('lets time continue after the last quote of a replay at maximum speed, as fast as the wall clock', async () => {
    const played = await ReplayRecorder.start({
      files: new Map([['EURUSD', recording([line(0), line(90_000)])]]),
      speed: 'max',
    });
    await until(() => played.marketClock.now() >= T0 + 90_000);
    const ended = Date.now();
    await until(() => Date.now() === ended + 500);
    expect(Math.abs(played.marketClock.now() - (T0 + 90_500))).toBeLessThan(10);
    await played.replay.stop();
  });

  it('resumes after the last stored tick at its recorded distance, without losing or repeating a quote', async () => {
    const files = new Map([
      ['EURUSD', recording([line(0), line(500), line(500), line(2_000), line(2_000)])],
      ['XAUUSD', recording([line(100), line(500), line(700), line(2_500)])],
    ]);
    const played = await ReplayRecorder.start({ files, speed: 10 }, new Map([tick(1, 500), tick(2, 700)]));
    expect(played.marketClock.now()).toBe(T0 + 700);
    await until(() => played.quotes.length === 3);
    expect(played.quotes.map(({ symbolId, time }) => [time - T0, symbolId])).toEqual([
      [2_000, 1],
      [2_000, 1],
      [2_500, 2],
    ]);
    expect(played.quotes[0]?.at).toBeGreaterThanOrEqual(NOW + 130);
    expect(played.said[0]).toContain('after 3 quotes up to 2014-05-07T10:00:00.700Z');
    await played.replay.stop();
  });

  it('loses and repeats no quote wherever it is stopped', async () => {
    const lines = Array.from({ length: 4_000 }, (_, index) => line(Math.floor(index / 7) * 3));
    const files = new Map([['EURUSD', recording(lines)]]);
    const seen: number[] = [];
    let lastTicks = new Map<number, Tick>();
    for (let run = 0; run < 10 && seen.length < 4_000; run++) {
      const played = await ReplayRecorder.start({ files, speed: 'max' }, lastTicks);
      await until(() => played.batches.length > 0, 0);
      await played.replay.stop();
      seen.push(...played.offsets);
      lastTicks = new Map([tick(1, seen.at(-1) as number)]);
    }
    expect(seen).toEqual(lines.map((text) => Number(text.split(',')[0]) - T0));
  });

  it('passes an out-of-order quote on unchanged', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(100), line(50), line(200)])]]);
    const played = await ReplayRecorder.start({ files, speed: 'max' });
    await until(() => played.quotes.length === 4);
    expect(played.offsets).toEqual([0, 100, 50, 200]);
    await played.replay.stop();
  });
});

describe('with current times', () => {
  it('sends the first quote at once, shifts the others accordingly, and does not drive the market clock', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(1_000), line(61_000)])]]);
    const played = await ReplayRecorder.start({ files, speed: 20, times: 'now' }, new Map([tick(1, 1_000)]));
    await until(() => played.quotes.length === 3);
    const [first = 0] = played.quotes.map(({ time }) => time);
    expect(first - NOW).toBeLessThanOrEqual(5);
    expect(played.quotes.map(({ time }) => time - first)).toEqual([0, 50, 3_050]);
    expect(played.quotes.every(({ time, at }) => time <= at)).toBe(true);
    expect(played.marketClock.now()).toBe(Date.now());
    await played.replay.stop();
  });

  it('shifts further instead of catching up when the engine was away', async () => {
    const files = new Map([['EURUSD', recording([line(0), line(1_000), line(1_100)])]]);
    const played = await ReplayRecorder.start({ files, times: 'now' });
    await until(() => played.quotes.length === 1);
    vi.setSystemTime(NOW + 60_000);
    await until(() => played.quotes.length === 3, 10);
    const [, second = 0, third = 0] = played.quotes.map(({ time }) => time);
    expect(second).toBeGreaterThanOrEqual(NOW + 60_000);
    expect(third - second).toBe(100);
    await played.replay.stop();
  });

  it('starts a symbol that is added later at the current position of the replay', async () => {
    const files = new Map([
      ['EURUSD', recording([line(0), line(1_000), line(3_000)])],
      ['XAUUSD', recording([line(500), line(2_000)])],
    ]);
    const played = new ReplayRecorder({ files, speed: 1, times: 'now' }, null);
    await played.replay.start([EURUSD], new Map());
    await until(() => played.quotes.length === 2, 10);
    played.replay.setSymbols([EURUSD, XAUUSD]);
    await until(() => played.quotes.length === 4, 10);
    expect(played.quotes.map(({ symbolId }) => symbolId)).toEqual([1, 1, 2, 1]);
    played.replay.setSymbols([]);
    await played.replay.stop();
  });
});
