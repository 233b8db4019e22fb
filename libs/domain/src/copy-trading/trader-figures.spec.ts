import { decimal, formatDecimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { countedMargin, type LedPosition, percentOf, traderFigures } from './trader-figures.js';

const led = (
  orderId: number,
  openedAt: number,
  closedAt: number | null,
  result: string,
  more: Partial<LedPosition> = {},
): LedPosition => ({
  ...{ orderId, symbolId: 1, openedAt, closedAt, result: decimal(result), resultBefore: 0n },
  ...{ margin: decimal('100'), multiple: decimal('20') },
  ...more,
});
const told = (positions: readonly LedPosition[], from = 0, now = 1_000) => {
  const { profit, base, profitPercent, winRate, maxDrawdown, closed } = traderFigures(positions, from, now);
  return [...[profit, base, profitPercent, winRate, maxDrawdown].map(formatDecimal), closed];
};

describe('figures of a trader', () => {
  it.each<[string, LedPosition[], (string | number)[]]>([
    ['of nothing', [], ['0', '0', '0', '0', '0', 0]],
    ['of a win', [led(1, 1, 2, '5')], ['5', '100', '5', '100', '0', 1]],
    [
      'of positions one after the other: the margin of one',
      [led(1, 1, 2, '5'), led(2, 2, 3, '-3')],
      ['2', '100', '2', '50', '3', 2],
    ],
    [
      'of positions at once: the margin of both',
      [led(1, 1, 3, '5'), led(2, 2, 4, '-3')],
      ['2', '200', '1', '50', '1.5', 2],
    ],
    [
      'of parts: with their order',
      [led(1, 1, 2, '-5'), led(1, 1, 3, '6')],
      ['1', '200', '0.5', '100', '2.5', 1],
    ],
    [
      'of a part whose rest is open: no order yet',
      [led(1, 1, 2, '5'), led(1, 1, null, '-9')],
      ['-4', '200', '-2', '0', '4.5', 0],
    ],
    [
      'of what floated before: only its change',
      [led(1, 1, 60, '5', { resultBefore: decimal('4') })],
      ['1', '100', '1', '100', '0', 1],
    ],
  ])('%s', (_, positions, figures) => {
    expect(told(positions)).toEqual(figures);
  });

  it('leave out what was closed before the window', () => {
    expect(told([led(1, 1, 50, '5'), led(2, 40, 51, '1')], 50)).toEqual(['1', '100', '1', '100', '0', 1]);
  });

  it('count a leverage above 20 as 20', () => {
    const counted = (multiple: string | null) =>
      formatDecimal(
        countedMargin({ margin: decimal('10'), multiple: multiple === null ? null : decimal(multiple) }),
      );
    expect([counted('100'), counted('20'), counted('5'), counted(null)]).toEqual(['50', '10', '10', '10']);
  });

  it('have a curve of thirty points that ends with the profit of now', () => {
    const { curve } = traderFigures([led(1, 0, 500, '5'), led(2, 0, null, '-1')], 0, 1_000);
    expect(curve.map(formatDecimal)).toEqual([...Array(14).fill('0'), ...Array(15).fill('5'), '4']);
  });

  it('are percents of two decimals', () => {
    expect(formatDecimal(percentOf(1n, 3n))).toBe('33.33');
    expect(formatDecimal(percentOf(1n, 0n))).toBe('0');
  });
});
