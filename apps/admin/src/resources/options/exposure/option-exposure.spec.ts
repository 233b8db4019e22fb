import { expect, it } from 'vitest';
import { costliest, type OptionExposure } from './option-exposure.js';

const row = (showCode: string, up_cost: number, down_cost: number, is_demo = false): OptionExposure =>
  ({ showCode, up_cost, down_cost, is_demo }) as OptionExposure;

it('draws what could cost most first, down to the left', () => {
  const rows = [row('A', 1, 1), row('B', 0, 9, true), row('C', 3, 0)];
  expect(costliest(rows, 2)).toEqual([
    { name: 'B demo', up: 0, down: -9 },
    { name: 'C', up: 3, down: -0 },
  ]);
});
