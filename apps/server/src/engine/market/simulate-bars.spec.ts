import { isOpen, PERIODS, type Period, periodStart, type Schedule } from '@truemark/domain';
import { describe, expect, it } from 'vitest';
import { simulateBars } from './simulate-bars.js';
import { symbolFixture } from './sources/symbol.fixture.js';
import type { Bar } from './tables/market.table.js';

/** A Wednesday afternoon, in the middle of every period. */
const UNTIL = Date.UTC(2026, 6, 15, 14, 37, 21, 500);
const weekdays = (from: string, to: string) => [1, 2, 3, 4, 5].map((day) => ({ day, from, to }));
const forex: Schedule = {
  timezone: 'America/New_York',
  sessions: [
    { day: 7, from: '17:00', to: '24:00' },
    ...[1, 2, 3, 4].map((day) => ({ day, from: '00:00', to: '24:00' })),
    { day: 5, from: '00:00', to: '17:00' },
  ],
  holidays: [{ date: '2025-12-25', name: 'Christmas' }],
};
const shares: Schedule = { timezone: 'America/New_York', sessions: weekdays('09:30', '16:00'), holidays: [] };
const always = symbolFixture().schedule;

const of = (bars: readonly Bar[], period: Period): Bar[] => bars.filter((bar) => bar.period === period);

/** Aggregates bars into a coarser period. */
function fold(bars: readonly Bar[], period: Period): Map<number, Bar> {
  const folded = new Map<number, Bar>();
  for (const bar of bars) {
    const start = periodStart(period, bar.start);
    const before = folded.get(start);
    if (!before) folded.set(start, { ...bar, period, start });
    else {
      folded.set(start, {
        ...before,
        high: Math.max(before.high, bar.high),
        low: Math.min(before.low, bar.low),
        close: bar.close,
        volume: before.volume + bar.volume,
      });
    }
  }
  return folded;
}

describe.each([
  ['round the clock', always],
  ['on forex hours', forex],
  ['on exchange hours', shares],
])('simulated history %s', { timeout: 60_000 }, (_name, schedule) => {
  const symbol = symbolFixture({ id: 7, schedule });
  const began = process.cpuUsage();
  const bars = simulateBars(symbol, { untilMs: UNTIL, endPrice: 141_234_000, seed: 'demo' });
  const { user, system } = process.cpuUsage(began);

  it('takes less than a second of CPU time', () => expect(user + system).toBeLessThan(1_000_000));

  it('fills a chart of every period', () => {
    for (const period of ['1min', '5min', '15min', '30min', '60min'] as const) {
      expect(of(bars, period)).toHaveLength(1000);
    }
    expect(of(bars, '1day').length).toBeGreaterThan(3 * 250);
    expect(of(bars, '1week').length).toBeGreaterThan(3 * 52);
    expect(of(bars, 'year')).toHaveLength(3);
  });

  it('has ascending bars aligned to the periods, with rounded and consistent prices', () => {
    for (const period of PERIODS) {
      const starts = of(bars, period).map(({ start }) => start);
      expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
      expect(starts.every((start) => periodStart(period, start) === start)).toBe(true);
    }
    const isSound = ({ open, high, low, close, volume, symbolId, simulated }: Bar): boolean =>
      [open, high, low, close].every(
        (price) => Number.isSafeInteger(price) && price > 0 && price % 1_000 === 0,
      ) &&
      low <= Math.min(open, close) &&
      high >= Math.max(open, close) &&
      Number.isSafeInteger(volume) &&
      volume > 0 &&
      symbolId === 7 &&
      simulated;
    expect(bars.filter((bar) => !isSound(bar))).toEqual([]);
  });

  it('has closed bars only, and ends at the price where live ones begin', () => {
    for (const period of PERIODS) {
      expect(of(bars, period).at(-1)?.start).toBeLessThan(periodStart(period, UNTIL));
    }
    expect(of(bars, '1min').at(-1)?.close).toBe(141_234_000);
  });

  it('has no bar while the market is closed', () => {
    const minutes = of(bars, '1min').filter(({ start }) => !isOpen(schedule, start));
    expect(minutes).toEqual([]);
    const isOpenSometime = ({ start }: Bar, halfHours: number): boolean =>
      Array.from({ length: halfHours }, (_, half) => start + half * 1_800_000).some((at) =>
        isOpen(schedule, at),
      );
    const hours = of(bars, '60min').slice(-40);
    const days = of(bars, '1day').slice(-40);
    expect(hours.filter((bar) => !isOpenSometime(bar, 2))).toEqual([]);
    expect(days.filter((bar) => !isOpenSometime(bar, 48))).toEqual([]);
  });

  it.each([
    ['1min', '5min'],
    ['1min', '15min'],
    ['5min', '15min'],
    ['15min', '30min'],
    ['30min', '60min'],
    ['60min', '1day'],
    ['1day', '1week'],
    ['1day', 'year'],
  ] as const)('is consistent: %s bars aggregate to the %s bars', (finer, coarser) => {
    const parts = of(bars, finer);
    const first = parts[0] as Bar;
    const folded = fold(parts, coarser);
    const whole = of(bars, coarser).filter(({ start }) => start >= first.start);
    expect(whole.length).toBeGreaterThan(1);
    expect(whole).toEqual(whole.map(({ start }) => folded.get(start)));
  });

  it('has a realistic volatility', () => {
    const closes = of(bars, '1day').map(({ close }) => close);
    const moves = closes.slice(1).map((close, index) => Math.log(close / (closes[index] as number)));
    const daily = Math.sqrt(moves.reduce((sum, move) => sum + move ** 2, 0) / moves.length);
    expect(daily * Math.sqrt(365)).toBeGreaterThan(0.02);
    expect(daily * Math.sqrt(365)).toBeLessThan(0.16);
  });
});

describe('simulated history', { timeout: 60_000 }, () => {
  it('is the same for the same seed and differs for another', () => {
    const make = (seed: string) => JSON.stringify(simulateBars(symbolFixture(), { untilMs: UNTIL, seed }));
    const first = make('a');
    expect(make('a') === first).toBe(true);
    expect(make('b') === first).toBe(false);
  });

  it("ends at the simulation's price when no other is given", () => {
    const bars = simulateBars(symbolFixture(), { untilMs: UNTIL, seed: 'a' });
    expect(of(bars, '1min').at(-1)?.close).toBe(139_000_000);
  });

  it('is empty for a market that never opens', () => {
    const schedule: Schedule = { timezone: 'UTC', sessions: [], holidays: [] };
    expect(simulateBars(symbolFixture({ schedule }), { untilMs: UNTIL, seed: 'a' })).toEqual([]);
  });
});
