import { ONE } from '@truemark/money';
import { expect, it } from 'vitest';
import type { CustomerLimits } from '../../api/limits.js';
import { exceededLimit, reachedLimit } from './reached.js';

const NOW = Date.UTC(2026, 10, 18, 12);
const FREE: CustomerLimits = {
  dailyLoss: 0n,
  stake: 0n,
  sessionMinutes: 0n,
  lostToday: 0n,
  sessionSince: null,
  excludedUntil: 0,
  pending: { dailyLoss: null, stake: null, sessionMinutes: null },
};
const reached = (standing: Partial<CustomerLimits>) => reachedLimit({ ...FREE, ...standing }, NOW);

it('is none while there is room, and none where nothing is limited', () => {
  expect(reached({ lostToday: 500n * ONE })).toBe(null);
  expect(reached({ dailyLoss: 50n * ONE, lostToday: 50n * ONE - 1n })).toBe(null);
  expect(reached({ dailyLoss: 50n * ONE })).toBe(null);
  expect(reached({ stake: ONE })).toBe(null);
});

it('is the day’s once it has cost as much', () => {
  const most = 50n * ONE;
  expect(reached({ dailyLoss: most, lostToday: most })).toEqual({ key: 'limits.daily_loss', most });
});

it('is the time’s once it is traded without a break', () => {
  const standing = { sessionMinutes: 60n * ONE };
  expect(reached({ ...standing, sessionSince: NOW - 59 * 60_000 })).toBe(null);
  expect(reached({ ...standing, sessionSince: NOW - 60 * 60_000 })).toEqual({ key: 'limits.session' });
  expect(reached(standing)).toBe(null);
});

it('is an exclusion before all else', () => {
  const standing = { dailyLoss: ONE, lostToday: ONE };
  expect(reached({ ...standing, excludedUntil: null })).toEqual({ key: 'limits.self_excluded' });
  expect(reached({ ...standing, excludedUntil: NOW + 1 })).toEqual({ key: 'limits.self_excluded' });
  expect(reached({ ...standing, excludedUntil: NOW })?.key).toBe('limits.daily_loss');
});

it('is exceeded by a trade that could cost more than the day has left, or asks for more than one may', () => {
  const exceeded = (standing: Partial<CustomerLimits>, units: bigint) =>
    exceededLimit({ ...FREE, ...standing }, { asked: units * ONE, mayCost: units * ONE }, NOW);
  const day = { dailyLoss: 50n * ONE, lostToday: 45n * ONE };
  expect(exceeded(day, 5n)).toBe(null);
  expect(exceeded(day, 6n)).toEqual({ key: 'limits.daily_loss', most: 50n * ONE });
  expect(exceeded({ stake: 10n * ONE }, 10n)).toBe(null);
  expect(exceeded({ stake: 10n * ONE }, 11n)).toEqual({ key: 'limits.stake', most: 10n * ONE });
  expect(exceeded({}, 1_000n)).toBe(null);
});
