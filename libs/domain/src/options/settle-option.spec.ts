import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../vectors/options.json' with { type: 'json' };
import type { OptionDirection } from './payout.js';
import {
  entryDeadlineOf,
  expiryOf,
  isEntry,
  outcomeOf,
  type SettlementInput,
  settleOption,
} from './settle-option.js';

const START = Date.parse('2026-11-18T12:00:00Z');

describe('the entry is the first tick after the purchase, and in time', () => {
  it.each(vectors.entryDeadline)('an option of $seconds s waits $wait ms', ({ seconds, wait }) => {
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

it.each(vectors.outcome)('$direction from $entry to $exit is a $outcome', (v) => {
  expect(outcomeOf(v.direction as OptionDirection, decimal(v.entry), decimal(v.exit))).toBe(v.outcome);
});

const option: SettlementInput = {
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
