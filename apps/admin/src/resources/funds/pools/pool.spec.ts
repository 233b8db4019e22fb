import { expect, it } from 'vitest';
import { balanceText, coverText, daysWithAny, dueInAll, fundingText, promisedShare } from './pool.js';

it.each([
  [null, 'None running'],
  [0, '0 days'],
  [1, '1 day'],
  [3194, '3,194 days'],
])('cover of %s: %s', (days, text) => {
  expect(coverText(days)).toBe(text);
});

it.each([
  [1000, 250, 25],
  [3, 1, 33.3],
  [0, 0, 0],
  [0, 5, 100],
  [10, 20, 100],
])('of %d there is %d promised: %d percent', (balance, promised, share) => {
  expect(promisedShare({ balance, promised })).toBe(share);
});

it('lets the balance be added up', () => {
  const pool = { capital: 1000, paid: 120.5, damages: 25, balance: 904.5 };
  expect(balanceText(pool, String)).toBe('1000 put in − 120.5 profits + 25 damages = 904.5');
});

it('adds up what falls due, and leaves out empty days', () => {
  const due = [
    { day: '2026-11-23', profits: 8, count: 2, shares: 0, balance_after: 92 },
    { day: '2026-11-24', profits: 0, count: 0, shares: 0, balance_after: 92 },
    { day: '2026-11-25', profits: 4, count: 1, shares: 500, balance_after: 88 },
  ];
  expect(dueInAll(due)).toEqual({ profits: 12, count: 3, shares: 500 });
  expect(daysWithAny(due).map(({ day }) => day)).toEqual(['2026-11-23', '2026-11-25']);
});

it.each([
  [
    '1000',
    'Once a second person approves, this puts 1000 of the firm’s own money into the pool of Gold. 1500 of it can then be promised to new subscriptions.',
  ],
  [
    '-500',
    'Once a second person approves, this takes 500 out of the pool of Gold. 0 of it can then be promised to new subscriptions.',
  ],
  ['-501', 'Only 500 of it is free: the rest is promised to subscribers and cannot be taken out.'],
  ['1.234', 'Nothing is booked until a second person approves.'],
])('%s would come to: %s', (typed, text) => {
  expect(fundingText(typed, { free: 500, title: 'Gold' }, String)).toBe(text);
});
