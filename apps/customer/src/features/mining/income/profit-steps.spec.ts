import { expect, it } from 'vitest';
import { profitSteps } from './profit-steps.js';

const text = (daysPaid: number, lockDividendDays: number) =>
  profitSteps({ daysPaid, lockDividendDays }, 100, 50)
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');

it.each([
  [0, 4, '0,50'],
  [1, 4, '0,50 25,50 25,37.5'],
  [2, 2, '0,50 50,50 50,25 100,25 100,0'],
  [1, 3, '0,50 33.3,50 33.3,33.3'],
])('%i of %i days climb %s', (paid, all, steps) => {
  expect(text(paid, all)).toBe(steps);
});
