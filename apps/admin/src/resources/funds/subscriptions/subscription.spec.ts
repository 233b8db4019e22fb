import { expect, it } from 'vitest';
import { dayProfitText, daysText, incomesOf, othersOf, refundText } from './subscription.js';

it('says how far it has come, and how its profit is worked out', () => {
  expect(daysText({ days_paid: 12, lock_dividend_days: 30 })).toBe('12 of 30');
  expect(dayProfitText({ share_amount: 500, dividend_percentage: 0.8, day_profit: 4 })).toBe(
    '500 × 0.8% = 4.00',
  );
  expect(dayProfitText({ share_amount: 333.33, dividend_percentage: 0.123, day_profit: 0.41 })).toBe(
    '333.33 × 0.123% = 0.41',
  );
  expect(dayProfitText({ share_amount: 10.01, dividend_percentage: 0.35, day_profit: 0.035 })).toBe(
    '10.01 × 0.35% = 0.035',
  );
});

it.each([
  [0, 'At once'],
  [1, '1 hour after the request'],
  [48, '48 hours after the request'],
])('redeeming in %d hours: %s', (hours, text) => {
  expect(refundText(hours)).toBe(text);
});

it('tells profits, the newest first, from what else it moved', () => {
  const posting = (amount: number) => [{ account: 'fund_pool', side: 'D' as const, amount }];
  const entries = [
    { id: 7, type: 'fund.subscription', at_ms: 0, day: null, postings: posting(500) },
    { id: 9, type: 'fund.dividend', at_ms: 86_400_000, day: 1, postings: posting(4) },
    { id: 12, type: 'fund.dividend', at_ms: 172_800_000, day: 2, postings: posting(4) },
  ];
  expect(incomesOf(entries)).toEqual([
    { id: 12, day: 2, at_ms: 172_800_000, amount: 4 },
    { id: 9, day: 1, at_ms: 86_400_000, amount: 4 },
  ]);
  expect(othersOf(entries).map(({ id }) => id)).toEqual([7]);
});
