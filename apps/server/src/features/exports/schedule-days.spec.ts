import { expect, it } from 'vitest';
import { daysBefore, nextAt } from './schedule-days.js';

const at = (text: string): number => Date.parse(text);
const written = (period: 'day' | 'week' | 'month', text: string, zone = 'GMT'): string =>
  new Date(nextAt(period, at(text), zone)).toISOString();

it.each([
  ['day', '2026-03-04T12:00:00Z', '2026-03-05T01:00:00.000Z'],
  ['day', '2026-03-04T00:30:00Z', '2026-03-04T01:00:00.000Z'],
  ['day', '2026-03-04T01:00:00Z', '2026-03-05T01:00:00.000Z'],
  ['week', '2026-03-04T12:00:00Z', '2026-03-09T01:00:00.000Z'],
  ['month', '2026-12-31T12:00:00Z', '2027-01-01T01:00:00.000Z'],
] as const)('a %s that is asked for at %s is written at %s', (period, now, next) =>
  expect(written(period, now)).toBe(next),
);

it('goes by the house’s zone', () =>
  expect(written('day', '2026-03-04T20:00:00Z', 'Asia/Hong_Kong')).toBe('2026-03-05T17:00:00.000Z'));

it.each([
  ['day', '2026-03-01T01:00:00Z', '2026-02-28', '2026-02-28'],
  ['week', '2026-03-09T01:00:00Z', '2026-03-02', '2026-03-08'],
  ['month', '2026-03-01T01:00:00Z', '2026-02-01', '2026-02-28'],
] as const)('of a %s written at %s it tells %s to %s', (period, now, from, to) =>
  expect(daysBefore(period, at(now), 'GMT')).toEqual({ from, to }),
);
