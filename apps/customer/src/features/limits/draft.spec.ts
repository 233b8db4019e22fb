import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import type { CustomerLimits } from '../../api/limits.js';
import { changesOf, holdsFrom, readLimit, shownLimit } from './draft.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const DAY = 24 * 3_600_000;
const limits: CustomerLimits = {
  dailyLoss: 0n,
  stake: decimal('25'),
  sessionMinutes: decimal('60'),
  lostToday: 0n,
  sessionSince: null,
  excludedUntil: 0,
  pending: { dailyLoss: null, stake: { value: decimal('50'), from: NOW + 1 }, sessionMinutes: null },
};

describe('a limit that was typed', () => {
  it.each([
    ['dailyLoss', '', 0n],
    ['dailyLoss', '0', null],
    ['stake', ' 12.5 ', decimal('12.5')],
    ['stake', '-1', null],
    ['stake', '1e3', null],
    ['stake', '10000000000.01', null],
    ['sessionMinutes', '1440', decimal('1440')],
    ['sessionMinutes', '1441', null],
    ['sessionMinutes', '1.5', null],
  ] as const)('%s %s', (name, text, value) => {
    expect(readLimit(name, text)).toBe(value);
  });

  it('is shown as nothing where there is none', () => {
    expect([shownLimit(limits, 'dailyLoss'), shownLimit(limits, 'stake')]).toEqual(['', '25']);
  });
});

describe('what is sent', () => {
  it('is only what changes', () => {
    expect(changesOf(limits, {})).toEqual({});
    expect(changesOf(limits, { stake: '25.0', dailyLoss: '' })).toEqual({});
    expect(changesOf(limits, { stake: '', dailyLoss: '10', sessionMinutes: '60' })).toEqual({
      stake: 0n,
      dailyLoss: decimal('10'),
    });
  });

  it('is nothing while a field will not do', () => {
    expect(changesOf(limits, { stake: 'x', dailyLoss: '10' })).toBe(null);
  });
});

it('says from when a limit would hold', () => {
  expect(holdsFrom(limits, 'stake', decimal('20'), NOW)).toBe(null);
  expect(holdsFrom(limits, 'stake', decimal('25'), NOW)).toBe(null);
  expect(holdsFrom(limits, 'stake', decimal('40'), NOW)).toBe(NOW + 1);
  expect(holdsFrom(limits, 'stake', 0n, NOW)).toBe(NOW + DAY);
  expect(holdsFrom(limits, 'dailyLoss', decimal('1'), NOW)).toBe(null);
  expect(holdsFrom(limits, 'sessionMinutes', decimal('61'), NOW)).toBe(NOW + DAY);
});
