import { describe, expect, it } from 'vitest';
import { payoutsFrom, payoutWait } from './payout-hold.js';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;

describe('what holds payouts back', () => {
  it.each([
    ['a first change', null, 24, NOW + 24 * HOUR],
    ['hours are switched off', null, 0, NOW],
    ['a later change lasts longer', NOW + HOUR, 24, NOW + 24 * HOUR],
    ['a later change shortens nothing', NOW + 20 * HOUR, 1, NOW + 20 * HOUR],
    ['nor does one without a wait', NOW + 20 * HOUR, 0, NOW + 20 * HOUR],
  ])('%s', (_, earlier, hours, from) => {
    expect(payoutsFrom(earlier, NOW, hours)).toBe(from);
  });

  it.each([
    [null, 0],
    [NOW - 1, 0],
    [NOW, 0],
    [NOW + 1, 1],
  ])('from %s waits %s', (from, wait) => {
    expect(payoutWait(from, NOW)).toBe(wait);
  });
});
