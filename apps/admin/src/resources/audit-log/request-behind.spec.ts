import { expect, it } from 'vitest';
import { askerIn, requestBehind, withoutAsker } from './request-behind.js';

const ROW = { resource: 'symbols', resource_id: 'NZDUSD', at_ms: 100_000 };
const asked = (kind: string, subject: string, decided_at_ms: number | null) => ({
  kind,
  subject,
  decided_at_ms,
});

it('finds the request that a change came of by what it is about and when it was decided', () => {
  const one = asked('symbols.change', 'NZDUSD', 100_050);
  const requests = [
    asked('symbols.change', 'AUDUSD', 100_001),
    asked('symbols.change', 'NZDUSD', 3_000),
    asked('symbols.change', 'NZDUSD', null),
    one,
  ];
  expect(requestBehind(ROW, requests)).toBe(one);
});

it('takes a kind that is called a little differently, and nothing that is about something else', () => {
  const fund = asked('fund_pool.fund', 'GOLD', 100_000);
  expect(requestBehind({ ...ROW, resource: 'fund-pools', resource_id: '4' }, [fund])).toBe(fund);
  expect(requestBehind(ROW, [fund])).toBeUndefined();
});

it('names none where it could be one of several, and does not take one number for another', () => {
  const funds = ['GOLD', 'SILVER'].map((name) => asked('fund_pool.fund', name, 100_000));
  expect(requestBehind({ ...ROW, resource: 'fund-pools', resource_id: '4' }, funds)).toBeUndefined();
  const deposit = asked('deposits.approve', '7', 100_200);
  const others = [asked('withdrawals.approve', '7', 100_000), deposit];
  expect(requestBehind({ ...ROW, resource: 'deposits', resource_id: '7' }, others)).toBe(deposit);
});

it('says who asked apart from what was recorded', () => {
  expect(askerIn({ code: 'NZDUSD', asked_for_by: 3 })).toBe(3);
  expect(askerIn(null)).toBeNull();
  expect(withoutAsker({ code: 'NZDUSD', asked_for_by: 3 })).toEqual({ code: 'NZDUSD' });
});
