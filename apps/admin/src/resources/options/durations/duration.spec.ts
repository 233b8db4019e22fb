import { describe, expect, it } from 'vitest';
import {
  breakEvenOf,
  type Duration,
  durationFault,
  edgeOf,
  edgeText,
  endsItsOwn,
  keptOf,
  keptText,
  newDuration,
  startsItsOwn,
  touchesOf,
} from './duration.js';

const duration = (
  id: number,
  seconds: number,
  symbolId: number | null,
  more: Partial<Duration> = {},
): Duration => ({
  id,
  symbolId,
  showCode: symbolId === null ? null : 'EUR/USD',
  seconds,
  ratio: 0.85,
  least: 10,
  most: 1000,
  isEnabled: true,
  openOptions: 0,
  openCustomers: 0,
  ...more,
});
const general = [duration(1, 60, null), duration(2, 30, null), duration(3, 90, null, { isEnabled: false })];

describe('a new offer', () => {
  it('begins with a usual length that there is not for all symbols', () => {
    expect(newDuration([]).seconds).toBe(60);
    expect(newDuration([...general, duration(4, 120, 7)]).seconds).toBe(120);
  });
});

describe('the edge of a ratio', () => {
  it.each([
    [0.85, 0, '54.05%', 'keeps 7.50 of every 100'],
    ['1', 0, '50.00%', 'neither side gains'],
    [1.1, 0, '47.62%', 'pays 5.00 on top'],
    [0.85, 1, '50.00%', 'neither side gains'],
  ])('%s at loss level %i', (ratio, lossLevel, breakEven, kept) => {
    const edge = edgeOf(ratio, lossLevel);
    expect(edge && edgeText(edge)).toContain(`winning ${breakEven} of the time`);
    expect(edge && edgeText(edge)).toContain(kept);
  });

  it('is told in figures where two of them are compared', () => {
    const edge = edgeOf('1.05', 0);
    expect(edge && [breakEvenOf(edge), keptOf(edge)]).toEqual(['48.78%', '-2.50']);
  });

  it.each(['', 'x', 0, -1, null, undefined])('there is none of %j', (ratio) => {
    expect(edgeOf(ratio, 0)).toBeNull();
  });
});

it('says who keeps what', () => {
  expect(keptText(duration(1, 60, null))).toContain('Nobody');
  expect(keptText(duration(1, 60, null, { openOptions: 5, openCustomers: 3 }))).toBe(
    '3 customers have 5 open options on this duration; they keep their terms.',
  );
  expect(keptText(duration(1, 60, null, { openOptions: 1, openCustomers: 1 }))).toBe(
    '1 customer has 1 open option on this duration; it keeps its terms.',
  );
});

it('says when a symbol begins or ceases to offer only its own', () => {
  expect(startsItsOwn(general, 7, 'EUR/USD')).toContain(
    'only its own durations, not those for all others (30 s, 1 min)',
  );
  expect(startsItsOwn([...general, duration(4, 45, 7)], 7, 'EUR/USD')).toBeNull();
  expect(startsItsOwn(general, null, '')).toBeNull();
  const own = duration(4, 45, 7);
  expect(endsItsOwn([...general, own], own)).toContain('offers those for all others again');
  expect(endsItsOwn([...general, own, duration(5, 50, 7)], own)).toBeNull();
});

it('says what moving and switching off touch', () => {
  const own = duration(4, 45, 7, { openOptions: 2, openCustomers: 2 });
  const said = touchesOf(own, { ...own, symbolId: 8, isEnabled: false }, [...general, own], 'GBP/USD').join(
    ' ',
  );
  expect(said).toContain('2 customers have 2 open options');
  expect(said).toContain('EUR/USD has no other durations of its own');
  expect(said).toContain('GBP/USD then offers only its own');
  expect(said).toContain('no longer offered');
  expect(touchesOf(own, own, [...general, own], '')).toHaveLength(2);
});

describe('an offer that cannot be is told beside its field', () => {
  const form = { symbolId: null, seconds: 45, ratio: 0.85, least: 10, most: 1000 };
  const faultOf = (field: 'seconds' | 'ratio' | 'least' | 'most', more: object): string | undefined =>
    durationFault(field, { ...form, ...more }, general);

  it.each([
    ['seconds', { seconds: -5 }, 'From 5 to 86400 seconds.'],
    ['seconds', { seconds: 7.5 }, 'A whole number.'],
    ['seconds', { seconds: 60 }, 'A duration of this many seconds already exists.'],
    ['ratio', { ratio: 11 }, 'Above 0, at most 10.'],
    ['ratio', { ratio: 9.99999 }, 'At most 4 decimals.'],
    ['least', { least: 0 }, 'Above 0.'],
    ['most', { least: 600, most: 5 }, 'Not below the smallest stake.'],
  ] as const)('%s of %o', (field, more, fault) => {
    expect(faultOf(field, more)).toBe(fault);
  });

  it('one that can be has none, nor the one that is changed, nor the same seconds of a symbol', () => {
    for (const field of ['seconds', 'ratio', 'least', 'most'] as const)
      expect(faultOf(field, {})).toBeUndefined();
    expect(faultOf('seconds', { id: 1, seconds: 60 })).toBeUndefined();
    expect(faultOf('seconds', { symbolId: 7, seconds: 60 })).toBeUndefined();
  });
});
