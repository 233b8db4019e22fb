import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginHour,
  countedMargin,
  type EndedPosition,
  hoursOfEnded,
  percentOf,
  shiftHour,
  type TradingHour,
  traderFigures,
  WINDOW_HOURS,
  windowFrom,
  withMargin,
  withOrder,
  withResult,
} from './trader-figures.js';

const HOUR = 3_600_000;

const ended = (
  orderId: number,
  openedAt: number,
  closedAt: number,
  profit: string,
  more: Partial<EndedPosition> = {},
): EndedPosition => ({
  ...{ orderId, isWhole: true, openedAt, closedAt, profit: decimal(profit), fee: 0n },
  margin: decimal('100'),
  ...more,
});
const told = (hours: readonly TradingHour[], now = 1_000) => {
  const { profit, base, profitPercent, winRate, maxDrawdown, closed } = traderFigures(hours, now);
  return [...[profit, base, profitPercent, winRate, maxDrawdown].map(formatDecimal), closed];
};
const part = { isWhole: false, margin: decimal('40') };
const rest = { margin: decimal('60') };

describe('figures of a trader', () => {
  it.each<[string, EndedPosition[], (string | number)[]]>([
    ['of nothing', [], ['0', '0', '0', '0', '0', 0]],
    ['of a win', [ended(1, 1, 2, '5')], ['5', '100', '5', '100', '0', 1]],
    [
      'of a win that its fee takes',
      [ended(1, 1, 2, '5', { fee: decimal('5') })],
      ['0', '100', '0', '0', '5', 1],
    ],
    [
      'of positions one after the other: the margin of one',
      [ended(1, 1, 2, '5'), ended(2, 2, 3, '-3')],
      ['2', '100', '2', '50', '3', 2],
    ],
    [
      'of positions at once: the margin of both',
      [ended(1, 1, 3, '5'), ended(2, 2, 4, '-3')],
      ['2', '200', '1', '50', '1.5', 2],
    ],
    [
      'of parts: with their order',
      [ended(1, 1, 2, '-5', part), ended(1, 1, 3, '6', rest)],
      ['1', '100', '1', '100', '5', 1],
    ],
    [
      'of a part whose rest is open: no order yet',
      [ended(1, 1, 2, '5', part)],
      ['5', '40', '12.5', '0', '0', 0],
    ],
    [
      'of a fall over two hours: from the high of the first',
      [ended(1, 1, 2, '5'), ended(2, HOUR, HOUR + 1, '-7'), ended(3, HOUR + 2, HOUR + 3, '1')],
      ['-1', '100', '-1', '66.67', '7', 3],
    ],
  ])('%s', (_, positions, figures) => {
    expect(told(hoursOfEnded(positions), 2 * HOUR)).toEqual(figures);
  });

  it('count what floats as it goes, and only its change within the window', () => {
    const first = withResult(withMargin(beginHour(0), decimal('50')), decimal('7'));
    const later = WINDOW_HOURS * HOUR;
    const fallen = withResult(withResult(beginHour(later, first), decimal('2')), decimal('5'));
    const won = withOrder(withMargin(fallen, 0n), decimal('1'));
    expect(told([first, fallen], later)).toEqual(['-2', '50', '-4', '0', '10', 0]);
    expect(told([first, won], later)).toEqual(['-2', '50', '-4', '100', '10', 1]);
    expect(told([first, won], later - HOUR)).toEqual(['5', '50', '10', '100', '10', 1]);
  });

  it('of a window in which nothing happened are of the margin that is in use still', () => {
    const first = withResult(withMargin(beginHour(0), decimal('50')), decimal('7'));
    expect(told([first], WINDOW_HOURS * HOUR)).toEqual(['0', '50', '0', '0', '0', 0]);
    expect(traderFigures([first], WINDOW_HOURS * HOUR).curve).toEqual([]);
  });

  it('have a window of the running hour and those before it', () => {
    expect(windowFrom(WINDOW_HOURS * HOUR + 5)).toBe(HOUR);
  });

  it('count a leverage above 20 as 20', () => {
    const counted = (multiple: string | null) =>
      formatDecimal(countedMargin(decimal('10'), multiple === null ? null : decimal(multiple)));
    expect([counted('100'), counted('20'), counted('5'), counted(null)]).toEqual(['50', '10', '10', '10']);
  });

  it('have a curve of thirty points that ends with the profit of now', () => {
    const hours = hoursOfEnded([ended(1, 0, 14.5 * HOUR, '5'), ended(2, 0, 29.5 * HOUR, '-1')]);
    const { curve } = traderFigures(hours, 30 * HOUR);
    expect(curve.map(formatDecimal)).toEqual([...Array(14).fill('0'), ...Array(15).fill('5'), '4']);
  });

  it('are percents of two decimals', () => {
    expect(formatDecimal(percentOf(1n, 3n))).toBe('33.33');
    expect(formatDecimal(percentOf(1n, 0n))).toBe('0');
  });

  /** Hours between moves, and results in sequence. */
  const moves = fc.array(fc.tuple(fc.integer({ min: 0, max: 200 }), fc.bigInt({ min: -50n, max: 50n })), {
    minLength: 1,
    maxLength: 40,
  });

  const hoursOf = (steps: readonly (readonly [number, bigint])[]) => {
    const hours: TradingHour[] = [withMargin(beginHour(0), 100n)];
    const points: { at: number; result: bigint }[] = [{ at: 0, result: 0n }];
    let now = 0;
    for (const [later, result] of steps) {
      now += later * HOUR;
      points.push({ at: now, result });
      const last = hours.at(-1) as TradingHour;
      if (last.hour < now) hours.push(beginHour(now, last));
      hours.push(withResult(hours.pop() as TradingHour, result));
    }
    return { hours, points, now };
  };

  it('are what every point of the way says, however it is cut into hours', () => {
    fc.assert(
      fc.property(moves, (steps) => {
        const { hours, points, now } = hoursOf(steps);
        const from = windowFrom(now);
        const before = points.filter(({ at }) => at < from).at(-1)?.result ?? 0n;
        let [peak, fall, last] = [before, 0n, before];
        for (const { at, result } of points) {
          if (at < from) continue;
          if (result > peak) peak = result;
          if (peak - result > fall) fall = peak - result;
          last = result;
        }
        const figures = traderFigures(hours, now);
        expect([figures.profit, figures.maxDrawdown]).toEqual([last - before, percentOf(fall, 100n)]);
        expect(figures.curve.at(-1)).toBe(last - before);
        expect(figures.curve.length).toBe(30);
      }),
    );
  });

  it('are the same wherever the result began', () => {
    fc.assert(
      fc.property(moves, fc.bigInt({ min: -99n, max: 99n }), (steps, by) => {
        const { hours, now } = hoursOf(steps);
        const moved = hours.map((hour) => shiftHour(hour, by));
        expect(traderFigures(moved, now)).toEqual(traderFigures(hours, now));
      }),
    );
  });
});
