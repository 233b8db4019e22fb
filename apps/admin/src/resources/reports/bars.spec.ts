import { expect, it } from 'vitest';
import { byTime } from './bars.js';

const day = (from: string, result: number) => ({ from, to: from, result });

it('gives every day of the range its place', () => {
  const lines = [day('2026-11-03', -2), day('2026-11-01', 5)];
  expect(byTime(lines, { from: '2026-10-31', to: '2026-11-04' })).toEqual([
    { name: '10-31', sum: 0 },
    { name: '11-01', sum: 5 },
    { name: '11-02', sum: 0 },
    { name: '11-03', sum: -2 },
    { name: '11-04', sum: 0 },
  ]);
  expect(byTime(lines, undefined).map(({ name }) => name)).toEqual(['11-01', '11-02', '11-03']);
});

it('leaves longer stretches as they are', () => {
  const week = { from: '2026-11-02', to: '2026-11-08', result: 1 };
  expect(byTime([week], { from: '2026-11-01', to: '2026-11-30' })).toEqual([{ name: '11-02–11-08', sum: 1 }]);
});
