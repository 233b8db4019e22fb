import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { RawQuote, Tick } from '@truemark/domain';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';
import { MarketClock } from '../../../platform/clock.js';
import { readBeginning } from './quote-file.js';
import { Replay, type ReplayOptions } from './replay.js';
import { symbolFixture } from './symbol.fixture.js';

/** Start of the recordings, and the time at which they are played. */
export const T0 = Date.UTC(2014, 4, 7, 10);
export const NOW = Date.UTC(2026, 6, 15, 12);

/** Folder of the test file's recordings. */
export let folder = '';

/** Sets up a test file that plays recordings: a folder for them, and fake timers. */
export function setUpRecordings(): void {
  // Immediately, since some recordings are written before the first test case.
  const mine = mkdtempSync(join(tmpdir(), 'truemark-replay-'));
  folder = mine;
  afterAll(() => rmSync(mine, { recursive: true }));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: NOW });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

let written = 0;
export function recording(lines: readonly string[], gzip = false): string {
  const path = join(folder, `${++written}.csv${gzip ? '.gz' : ''}`);
  const text = lines.join('\n');
  writeFileSync(path, gzip ? gzipSync(text) : text);
  return path;
}
export const line = (offset: number, bid = '1.39286', ask = '1.39298') => `${T0 + offset},${bid},${ask}`;

export const EURUSD = symbolFixture({ id: 1, code: 'EURUSD' });
export const XAUUSD = symbolFixture({ id: 2, code: 'XAUUSD' });
export const wall = { now: () => Date.now() };

/** Records everything the engine would receive from a replay. */
export class ReplayRecorder {
  readonly quotes: (RawQuote & { at: number; marketTime: number })[] = [];
  readonly batches: number[] = [];
  readonly said: string[] = [];
  readonly marketClock: MarketClock;
  readonly replay: Replay;
  /** Set to delay deliveries, or to reject them. */
  hold: Promise<void> | null = null;
  refusals = 0;
  refusal: Error = new Error('the database is away');

  constructor(options: Pick<ReplayOptions, 'files' | 'speed' | 'times'>, first: number | null) {
    this.marketClock = new MarketClock(wall, options.times === 'recorded' ? first : null);
    const { marketClock } = this;
    const say = (text: string): void => void this.said.push(text);
    this.replay = new Replay({ ...options, clock: wall, marketClock, say }, (quotes) => this.receive(quotes));
  }

  static async start(
    options: Partial<ReplayOptions> & Pick<ReplayOptions, 'files'>,
    lastTicks = new Map<number, Tick>(),
  ) {
    const { files, speed = 1, times = 'recorded' } = options;
    const played = new ReplayRecorder(
      { files, speed, times },
      (await readBeginning(files.values())).firstTime,
    );
    const symbols = [EURUSD, XAUUSD].filter((symbol) => played.replay.knows(symbol));
    await played.replay.start(symbols, lastTicks);
    return played;
  }

  private async receive(quotes: readonly RawQuote[]): Promise<readonly Tick[]> {
    if (this.refusals > 0) {
      this.refusals--;
      throw this.refusal;
    }
    await this.hold;
    this.batches.push(quotes.length);
    const marketTime = this.marketClock.now();
    this.quotes.push(...quotes.map((quote) => ({ ...quote, at: Date.now(), marketTime })));
    return [];
  }

  get offsets(): number[] {
    return this.quotes.map(({ time }) => time - T0);
  }
}

/** The real timer, which fake timers do not replace. */
const realTimeout = globalThis.setTimeout;
/** Real milliseconds that a replay without a timer gets to read its files. */
const READ_TIMEOUT = 2_000;

/** Advances fake time until `done`; it stops while the replay, without a timer, reads its files. */
export async function until(done: () => boolean, step = 1): Promise<void> {
  for (let turn = 0; turn < 20_000 && !done(); turn++) {
    await new Promise((resolve) => setImmediate(resolve));
    for (let wait = 0; wait < READ_TIMEOUT && vi.getTimerCount() === 0 && !done(); wait++) {
      await new Promise((resolve) => realTimeout(resolve, 1));
    }
    if (!done()) await vi.advanceTimersByTimeAsync(step);
  }
  expect(done()).toBe(true);
}

export const tick = (symbolId: number, offset: number): [number, Tick] => [
  symbolId,
  { symbolId, seq: 5, time: T0 + offset, bid: 1, ask: 2 },
];
