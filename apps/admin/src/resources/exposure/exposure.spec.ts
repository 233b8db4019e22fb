import { expect, it } from 'vitest';
import { type Exposure, largest } from './exposure.js';

const row = (showCode: string, long: number, short: number, more: Partial<Exposure> = {}): Exposure => ({
  id: showCode,
  symbolId: 1,
  code: showCode,
  showCode,
  is_demo: false,
  positions: 2,
  long_positions: 1,
  short_positions: 1,
  long_lots: long,
  short_lots: short,
  net_lots: long - short,
  long_value: long * 1000,
  short_value: short * 1000,
  net_value: (long - short) * 1000,
  profit: 0,
  margin: 1,
  copied_positions: 0,
  copied_long_lots: 0,
  copied_short_lots: 0,
  copied_net_value: 0,
  ...more,
});

it('draws the most at stake first, sold to the left', () => {
  const rows = [row('A', 1, 1), row('B', 0, 9, { is_demo: true }), row('C', 3, 0)];
  expect(largest(rows, 'lots', 2)).toEqual([
    { name: 'B demo', long: 0, short: -9, net: -9 },
    { name: 'C', long: 3, short: -0, net: 3 },
  ]);
});

it('draws nothing where there is no price', () => {
  const unpriced = row('A', 1, 1, { long_value: null, short_value: null, net_value: null });
  expect(largest([unpriced], 'value', 5)).toEqual([{ name: 'A', long: 0, short: -0, net: 0 }]);
});
