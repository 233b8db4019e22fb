import { expect, it } from 'vitest';
import { type Follower, nextDay, touchesOf } from './calendar.js';

const symbol = (id: number, showCode: string, more: Partial<Follower> = {}): Follower => ({
  ...{ id, showCode, holdsAt: null, isBehind: false, openPositions: 0, pendingOrders: 0, holders: 0 },
  ...more,
});
const symbols = [
  symbol(1, 'EUR/USD', { openPositions: 3, pendingOrders: 1, holders: 2 }),
  symbol(2, 'GBP/USD'),
  symbol(3, 'XAU/USD', { holders: 1 }),
];

it('says which symbols go by new days from when, and what is open on them', () => {
  expect(touchesOf({ symbols }, ['days'])).toEqual([
    'Customers hold EUR/USD, XAU/USD: there the days take effect 24 hours later, and holders are notified. Open positions: 3; pending orders: 1; the same applies to running options and to conversions through these symbols.',
    'Nothing is open on GBP/USD: there the days take effect at once.',
  ]);
  expect(touchesOf({ symbols: [] }, ['days', 'name'])).toEqual([
    'No symbol follows this calendar: nothing changes for anybody.',
  ]);
  expect(touchesOf({ symbols }, ['name'])).toEqual(['Only its name changes: no symbol is affected.']);
});

it('finds the day that comes next, today included until it is over everywhere', () => {
  const days = [
    { date: '2026-12-25', name: 'Christmas' },
    { date: '2027-01-01', name: 'New Year' },
  ];
  expect(nextDay({ days }, Date.UTC(2026, 11, 26, 11))).toBe('2026-12-25 Christmas');
  expect(nextDay({ days }, Date.UTC(2026, 11, 26, 12))).toBe('2027-01-01 New Year');
  expect(nextDay({ days }, Date.UTC(2027, 5, 1))).toBeNull();
});
