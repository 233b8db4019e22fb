import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CandleBook, type OhlcBar } from './candles.js';
import { PERIODS, type Period, periodStart } from './periods.js';

interface Quote {
  time: number;
  bid: number;
}

/** Reference implementation: puts every tick into a map of bars by their start. */
function naive(quotes: readonly Quote[], period: Period): OhlcBar[] {
  const bars = new Map<number, OhlcBar>();
  for (const { time, bid } of quotes) {
    const start = periodStart(period, time);
    const bar = bars.get(start);
    if (!bar) bars.set(start, { start, open: bid, high: bid, low: bid, close: bid, volume: 1 });
    else {
      bars.set(start, {
        ...bar,
        high: Math.max(bar.high, bid),
        low: Math.min(bar.low, bid),
        close: bid,
        volume: bar.volume + 1,
      });
    }
  }
  return [...bars.values()];
}

const quotes = fc
  .array(
    fc.tuple(
      fc.oneof(fc.nat(30_000), fc.nat(400_000), fc.nat(90 * 86_400_000)),
      fc.integer({ min: 1, max: 2 ** 52 }),
    ),
    {
      minLength: 1,
      maxLength: 120,
    },
  )
  .map((steps) => {
    let time = Date.UTC(2013, 11, 30, 23, 58);
    return steps.map(([gap, bid]): Quote => ({ time: (time += gap), bid }));
  });

const fill = (book: CandleBook, all: readonly Quote[]): void => {
  for (const { time, bid } of all) book.takeBid(7, time, bid);
};

describe('CandleBook', () => {
  it('equals the plain aggregation in every period, for any ticks', () => {
    fc.assert(
      fc.property(quotes, (all) => {
        const book = new CandleBook();
        fill(book, all);
        for (const period of PERIODS) expect(book.read(7, period, 1000)).toEqual(naive(all, period));
      }),
    );
  });

  it('goes on after loading the closed bars as if it had never stopped', () => {
    fc.assert(
      fc.property(quotes, fc.nat(), (all, cut) => {
        const stored = new Map<Period, OhlcBar[]>(PERIODS.map((period) => [period, []]));
        const first = new CandleBook((_id, period, bar) => stored.get(period)?.push(bar));
        fill(first, all.slice(0, cut % all.length));
        const second = new CandleBook();
        for (const [period, bars] of stored) second.load(7, period, bars);
        // Ticks of the open minute are replayed from storage.
        const since = (stored.get('1min')?.at(-1)?.start ?? Number.NEGATIVE_INFINITY) + 60_000;
        fill(
          second,
          all.filter(({ time }) => time >= since),
        );
        for (const period of PERIODS) expect(second.read(7, period, 1000)).toEqual(naive(all, period));
      }),
    );
  });

  it('goes on in another book where it stood, whether it was loaded or filled, and leaves the first one alone', () => {
    fc.assert(
      fc.property(quotes, fc.nat(), fc.boolean(), (all, cut, isLoaded) => {
        const until = periodStart('1min', all[cut % all.length]?.time ?? 0);
        const early = all.filter(({ time }) => time < until);
        const late = all.filter(({ time }) => time >= until);
        const first = new CandleBook();
        if (isLoaded) {
          for (const period of PERIODS) {
            const bars = naive(early, period).filter(({ start }) => start < periodStart(period, until));
            first.load(7, period, bars);
          }
        } else fill(first, early);
        const second = new CandleBook();
        const bars = first.copy(7);
        if (bars) second.adopt(structuredClone(bars));
        const stood = PERIODS.map((period) => first.read(7, period, 1000));
        expect(PERIODS.map((period) => second.read(7, period, 1000))).toEqual(stood);
        fill(second, late);
        expect(PERIODS.map((period) => first.read(7, period, 1000))).toEqual(stood);
        for (const period of PERIODS) expect(second.read(7, period, 1000)).toEqual(naive(all, period));
      }),
    );
  });

  it('goes on after loading a history that ends anywhere, and closes every bar that it leaves behind', () => {
    fc.assert(
      fc.property(quotes, fc.nat(), (all, cut) => {
        const until = periodStart('1min', all[cut % all.length]?.time ?? 0);
        const history = all.filter(({ time }) => time < until);
        const bars = new Map(
          PERIODS.map((period) => [
            period,
            naive(history, period).filter(({ start }) => start < periodStart(period, until)),
          ]),
        );
        const book = new CandleBook((_id, period, bar) => bars.get(period)?.push(bar));
        for (const [period, loaded] of bars) book.load(7, period, [...loaded]);
        for (const period of PERIODS) expect(book.read(7, period, 1000)).toEqual(naive(history, period));
        fill(
          book,
          all.filter(({ time }) => time >= until),
        );
        for (const period of PERIODS) {
          expect(book.read(7, period, 1000)).toEqual(naive(all, period));
          expect(bars.get(period)).toEqual(naive(all, period).slice(0, -1));
        }
      }),
    );
  });

  it('shows the day that a loaded history ended in while the market is closed, and keeps it afterwards', () => {
    const friday = Date.UTC(2026, 10, 20);
    const bar = (start: number, close: number): OhlcBar => ({
      start,
      open: 5,
      high: 9,
      low: 4,
      close,
      volume: 3,
    });
    const closed: string[] = [];
    const book = new CandleBook((_id, period, { start }) => closed.push(`${period} ${start - friday}`));
    book.load(7, '1day', [bar(friday - 86_400_000, 6)]);
    book.load(7, '1min', [bar(friday + 60_000, 7), bar(friday + 120_000, 8)]);
    expect(book.dayQuotation(7)).toMatchObject({ start: friday, open: 5, close: 8, volume: 6 });
    book.takeBid(7, friday + 2 * 86_400_000, 9);
    expect(closed).toContain('1day 0');
    expect(book.read(7, '1day', 3).map(({ start }) => (start - friday) / 86_400_000)).toEqual([-1, 0, 2]);
  });

  it('closes each bar once, in order, when a tick has left it behind', () => {
    const closed: string[] = [];
    const book = new CandleBook((id, period, { start }) => closed.push(`${id} ${period} ${start / 60_000}`));
    fill(book, [
      { time: 0, bid: 5 },
      { time: 59_999, bid: 6 },
      { time: 60_000, bid: 7 },
      { time: 5 * 60_000, bid: 8 },
    ]);
    expect(closed).toEqual(['7 1min 0', '7 1min 1', '7 5min 0']);
  });

  it('reads bars before an instant, at most as many as asked for', () => {
    const book = new CandleBook();
    fill(
      book,
      [0, 1, 2, 3].map((minute) => ({ time: minute * 60_000, bid: minute + 1 })),
    );
    expect(book.read(7, '1min', 2, 3 * 60_000).map(({ open }) => open)).toEqual([2, 3]);
    expect(book.read(8, '1min', 2)).toEqual([]);
    expect(book.recentCloses(7, 3)).toEqual([2, 3, 4]);
  });

  it('tells the day with its change in percent, half away from zero', () => {
    const book = new CandleBook();
    fill(book, [
      { time: 0, bid: 100_000_000 },
      { time: 1, bid: 100_005_000 },
    ]);
    expect(book.dayQuotation(7)).toMatchObject({ open: 100_000_000, close: 100_005_000, change: 1_000_000n });
  });
});

describe('periodStart', () => {
  it.each([
    ['1week', '2014-05-07T12:00:00Z', '2014-05-05T00:00:00Z'],
    ['1week', '2014-05-05T00:00:00Z', '2014-05-05T00:00:00Z'],
    ['1week', '1970-01-01T00:00:00Z', '1969-12-29T00:00:00Z'],
    ['year', '2016-02-29T23:59:59Z', '2016-01-01T00:00:00Z'],
    ['1day', '2014-05-07T23:59:59Z', '2014-05-07T00:00:00Z'],
    ['15min', '2014-05-07T12:44:59Z', '2014-05-07T12:30:00Z'],
  ] as const)('%s of %s is %s', (period, time, start) => {
    expect(new Date(periodStart(period, Date.parse(time))).toISOString()).toBe(new Date(start).toISOString());
  });
});
