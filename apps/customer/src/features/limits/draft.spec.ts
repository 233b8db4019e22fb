import type { CustomerLimits } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { holdsFrom, readLimit, shownLimit, wishOf } from './draft.js';

const NOW = Date.parse('2026-11-18T12:00:00Z');
const DAY = 24 * 3_600_000;
const limits: CustomerLimits = {
  daily_loss: 0,
  stake: 25,
  session_minutes: 60,
  lost_today: 0,
  session_since: null,
  excluded_until: 0,
  pending: { daily_loss: null, stake: { value: 50, from: NOW + 1 }, session_minutes: null },
};

describe('a limit that was typed', () => {
  it.each([
    ['daily_loss', '', 0n],
    ['daily_loss', '0', 0n],
    ['stake', ' 12.5 ', decimal('12.5')],
    ['stake', '-1', null],
    ['stake', '1e3', null],
    ['stake', '10000000000.01', null],
    ['session_minutes', '1440', decimal('1440')],
    ['session_minutes', '1441', null],
    ['session_minutes', '1.5', null],
  ] as const)('%s %s', (name, text, value) => {
    expect(readLimit(name, text)).toBe(value);
  });

  it('is shown as nothing where there is none', () => {
    expect([shownLimit(limits, 'daily_loss'), shownLimit(limits, 'stake')]).toEqual(['', '25']);
  });
});

describe('what is sent', () => {
  it('is only what changes', () => {
    expect(wishOf(limits, {})).toEqual({});
    expect(wishOf(limits, { stake: '25.0', daily_loss: '' })).toEqual({});
    expect(wishOf(limits, { stake: '', daily_loss: '10', session_minutes: '60' })).toEqual({
      stake: '0',
      daily_loss: '10',
    });
  });

  it('is nothing while a field will not do', () => {
    expect(wishOf(limits, { stake: 'x', daily_loss: '10' })).toBe(null);
  });
});

it('says from when a limit would hold', () => {
  expect(holdsFrom(limits, 'stake', decimal('20'), NOW)).toBe(null);
  expect(holdsFrom(limits, 'stake', decimal('25'), NOW)).toBe(null);
  expect(holdsFrom(limits, 'stake', decimal('40'), NOW)).toBe(NOW + 1);
  expect(holdsFrom(limits, 'stake', 0n, NOW)).toBe(NOW + DAY);
  expect(holdsFrom(limits, 'daily_loss', decimal('1'), NOW)).toBe(null);
  expect(holdsFrom(limits, 'session_minutes', decimal('61'), NOW)).toBe(NOW + DAY);
});
