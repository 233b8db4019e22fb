import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { MarketClock } from '../../../platform/clock.js';
import { readBeginning } from './quote-file.js';
import {
  EURUSD,
  folder,
  line,
  ReplayRecorder,
  recording,
  setUpRecordings,
  T0,
  until,
  wall,
  XAUUSD,
} from './replay.fixture.js';
import { Replay } from './replay.js';

setUpRecordings();

describe('recorded files', () => {
  it.each([false, true])('are read exactly, gzip %s', async (gzip) => {
    const lines = [
      'ts_ms,bid,ask',
      `${line(0, '1307.391', '1307.70700001')}\r`,
      '',
      line(5, '0.00000001', '2'),
    ];
    const played = await ReplayRecorder.start({
      files: new Map([['EURUSD', recording(lines, gzip)]]),
      speed: 'max',
    });
    await until(() => played.quotes.length === 2);
    const prices = played.quotes.map(({ bid, ask }) => [bid, ask]);
    expect(prices).toEqual([
      [130_739_100_000, 130_770_700_001],
      [1, 200_000_000],
    ]);
    await played.replay.stop();
  });

  it('skip and count lines that are no quotes', async () => {
    const bad = ['1e3,1,2', `${T0},abc,2`, `${T0},1.000000001,2`, `${T0},1`, `${T0},1,2,3`];
    const played = await ReplayRecorder.start({
      files: new Map([['EURUSD', recording([line(0), ...bad, line(7)])]]),
      speed: 'max',
    });
    await until(() => played.said.length === 2);
    expect(played.offsets).toEqual([0, 7]);
    expect(played.said[1]).toBe('replay: EURUSD has ended, 5 lines were no quotes');
    expect(played.replay.stateOf(1)).toEqual({ state: 'silent', detail: 'the recording has ended' });
    await played.replay.stop();
  });

  it('fail alone when they are missing or truncated', async () => {
    const torn = join(folder, 'torn.csv.gz');
    writeFileSync(torn, gzipSync([line(0), line(1)].join('\n')).subarray(0, -12));
    const marketClock = new MarketClock(wall);
    const said: string[] = [];
    const files = new Map([
      ['EURUSD', join(folder, 'nowhere.csv')],
      ['XAUUSD', torn],
    ]);
    const options = { files, speed: 'max', times: 'now', clock: wall, marketClock } as const;
    const replay = new Replay({ ...options, say: (text) => void said.push(text) }, async () => []);
    await replay.start([EURUSD, XAUUSD], new Map());
    await until(() => said.length === 3);
    expect([replay.stateOf(1).state, replay.stateOf(2).state]).toEqual(['failed', 'failed']);
    expect(said[2]).toContain('XAUUSD broke off: unexpected end of file');
    await replay.stop();
  });

  it('can be pipes: available quotes are played, and the market clock waits for more', async () => {
    const path = join(folder, 'pipe');
    execFileSync('mkfifo', [path]);
    const pipe = openSync(path, constants.O_RDWR);
    const marketClock = new MarketClock(wall, T0);
    const taken: number[] = [];
    const options = { files: new Map([['EURUSD', path]]), speed: 'max', times: 'recorded' } as const;
    const replay = new Replay(
      { ...options, clock: wall, marketClock, say: () => undefined },
      async (quotes) => {
        taken.push(...quotes.map(({ time }) => time - T0));
        return [];
      },
    );
    writeSync(pipe, `${line(0)}\n${line(5)}\n${line(9)}`);
    await replay.start([EURUSD], new Map());
    await until(() => taken.length === 2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(marketClock.now()).toBe(T0 + 5);
    writeSync(pipe, `\n${line(20)}\n`);
    await until(() => taken.length === 4);
    expect(taken).toEqual([0, 5, 9, 20]);
    await replay.stop();
    closeSync(pipe);
  });

  it('can be pipes: what set the clock is played, and the start waits for no further line', async () => {
    const path = join(folder, 'first-line');
    execFileSync('mkfifo', [path]);
    const pipe = openSync(path, constants.O_RDWR);
    const files = new Map([['EURUSD', path]]);
    writeSync(pipe, `${line(0)}\n${line(5)}\n`);
    const { firstTime, pipes } = await readBeginning(files.values());
    expect(firstTime).toBe(T0);
    const marketClock = new MarketClock(wall, firstTime);
    const taken: number[] = [];
    const options = { files, pipes, speed: 'max', times: 'recorded', clock: wall, marketClock } as const;
    const replay = new Replay({ ...options, say: () => undefined }, async (quotes) => {
      taken.push(...quotes.map(({ time }) => time - T0));
      return [];
    });
    await replay.start([EURUSD], new Map());
    await until(() => taken.length === 2);
    expect(replay.stateOf(1)).toEqual({ state: 'live', detail: 'a named pipe, waiting for its next line' });
    await replay.stop();

    // After a restart, a line comes that was played before it.
    const again = new Replay({ ...options, pipes: new Map(), say: () => undefined }, async (quotes) => {
      taken.push(...quotes.map(({ time }) => time - T0));
      return [];
    });
    await again.start([EURUSD], new Map([[1, { symbolId: 1, seq: 2, time: T0 + 5, bid: 1, ask: 1 }]]));
    expect(marketClock.now()).toBe(T0 + 5);
    writeSync(pipe, `${line(5)}\n${line(8)}\n`);
    await until(() => taken.length === 3);
    expect(taken).toEqual([0, 5, 8]);
    await again.stop();
    closeSync(pipe);
  });

  it('are merged by time', async () => {
    const files = new Map([
      ['EURUSD', recording([line(0), line(10), line(10), line(30)])],
      ['XAUUSD', recording([line(5), line(10), line(20)])],
    ]);
    const played = await ReplayRecorder.start({ files, speed: 'max' });
    await until(() => played.quotes.length === 7);
    expect(played.quotes.map(({ symbolId, time }) => [time - T0, symbolId])).toEqual([
      [0, 1],
      [5, 2],
      [10, 1],
      [10, 1],
      [10, 2],
      [20, 2],
      [30, 1],
    ]);
    await played.replay.stop();
  });
});
