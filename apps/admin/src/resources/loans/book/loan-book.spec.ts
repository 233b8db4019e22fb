import { expect, it } from 'vitest';
import { ageText, fundingText, lateInAll, overduePage, shortAge } from './loan-book.js';

it.each([
  [1, 1, '1 day', '1'],
  [1, 7, '1–7 days', '1–7'],
  [31, null, '31 days and more', '31+'],
])('%d to %s is %s', (from_days, to_days, text, short) => {
  expect(ageText({ from_days, to_days })).toBe(text);
  expect(shortAge({ from_days, to_days })).toBe(short);
});

it('lists the loans of an age', () => {
  const filterOf = (path: string): unknown =>
    JSON.parse(new URLSearchParams(path.split('?')[1]).get('filter') ?? '');
  const sums = { count: 1, amount: 100 };
  expect(filterOf(overduePage({ from_days: 8, to_days: 30, ...sums }))).toEqual({
    days_late_from: 8,
    days_late_to: 30,
  });
  expect(filterOf(overduePage({ from_days: 31, to_days: null, ...sums }))).toEqual({ days_late_from: 31 });
});

it('adds up what is late', () => {
  const bands = [
    { from_days: 1, to_days: 7, count: 2, amount: 300 },
    { from_days: 8, to_days: null, count: 1, amount: 50.5 },
  ];
  expect(lateInAll(bands)).toEqual({ count: 3, amount: 350.5 });
});

it.each([
  [
    '1000',
    'Once a second person approves, this puts 1000 of the firm’s own money into the loan book. It can then lend 1500.',
  ],
  ['-200', 'Once a second person approves, this takes 200 out of the loan book. It can then lend 300.'],
  ['-600', 'The loan book holds 500: no more than that can be taken out.'],
  ['', 'Nothing is booked until a second person approves.'],
])('%s would come to: %s', (typed, text) => {
  expect(fundingText(typed, 500, String)).toBe(text);
});
