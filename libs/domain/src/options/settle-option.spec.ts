import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type EndedOption,
  entryDeadlineOf,
  expiryOf,
  isEntry,
  outcomeOf,
  settleOption,
} from './settle-option.js';

const START = Date.parse('2026-11-18T12:00:00Z');

describe('the entry is the first tick after the purchase, and in time', () => {
  it.each([
    [60, 10_000],
    [30, 10_000],
    [29, 9_666],
    [5, 1_666],
    [1, 333],
    [3_600, 10_000],
  ])('an option of %d s waits %d ms', (seconds, wait) => {
    expect(entryDeadlineOf(START, seconds) - START).toBe(wait);
    expect(isEntry(START, seconds, START + wait)).toBe(true);
    expect(isEntry(START, seconds, START + wait + 1)).toBe(false);
  });

  it('not a tick of the same millisecond, which could have been seen', () => {
    expect(isEntry(START, 60, START)).toBe(false);
    expect(isEntry(START, 60, START + 1)).toBe(true);
  });
});

it('ends to the millisecond', () => expect(expiryOf(START + 7, 30)).toBe(START + 30_007));

it.each([
  ['up', '1.1', '1.10001', 'win'],
  ['up', '1.1', '1.09999', 'loss'],
  ['down', '1.1', '1.09999', 'win'],
  ['down', '1.1', '1.10001', 'loss'],
  ['up', '1.1', '1.1', 'tie'],
  ['down', '1.1', '1.1', 'tie'],
  ['up', '1.1', '1.10000001', 'win'],
] as const)('%s from %s to %s is a %s', (direction, entry, exit, outcome) => {
  expect(outcomeOf(direction, decimal(entry), decimal(exit))).toBe(outcome);
});

const option: EndedOption = {
  stake: decimal('10'),
  ratio: decimal('0.85'),
  lossLevel: 0,
  direction: 'up',
  expiresAt: START + 60_000,
  staleSeconds: 10,
  entryPrice: decimal('1.1'),
};
const exit = (age: number, price = '1.2') => ({ time: option.expiresAt - age, price: decimal(price) });

it.each([
  ['with the tick at the expiry itself', option, exit(0), 'win', null],
  ['with one that is just fresh', option, exit(10_000), 'win', null],
  ['void with one that is too old', option, exit(10_001), 'void', 'micro.stale_exit_tick'],
  ['void without any tick', option, null, 'void', 'micro.stale_exit_tick'],
  ['void without an entry', { ...option, entryPrice: null }, exit(0), 'void', 'micro.no_entry_tick'],
  ['by the pinned staleness', { ...option, staleSeconds: 60 }, exit(10_001), 'win', null],
] as const)('settles %s', (_how, of, tick, outcome, reason) => {
  expect(settleOption(of, tick)).toMatchObject({ outcome, reason });
});

it('is a mirror: what an up option wins, the down option of the same ticks loses', () => {
  const price = fc.bigInt(1n, 10n ** 14n);
  const mirrored = { win: 'loss', loss: 'win', tie: 'tie' } as const;
  fc.assert(
    fc.property(price, price, (entry, last) => {
      expect(outcomeOf('down', entry, last)).toBe(mirrored[outcomeOf('up', entry, last)]);
    }),
  );
});
