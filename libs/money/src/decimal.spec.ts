import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimal,
  divide,
  formatDecimal,
  formatFixed,
  isStorable,
  ONE,
  parseDecimal,
  product,
  round,
  toStorable,
} from './decimal.js';

describe('parseDecimal', () => {
  it.each([
    ['0', 0n],
    ['1', ONE],
    ['+1.5', 150_000_000n],
    ['-0.00000001', -1n],
    ['10000000000', 10_000_000_000n * ONE],
    ['007.10', 710_000_000n],
  ])('reads %s', (text, value) => expect(parseDecimal(text)).toBe(value));

  it.each([
    '',
    ' 1',
    '1 ',
    '.5',
    '1.',
    '1e5',
    '1E5',
    'NaN',
    'Infinity',
    '0x10',
    '1,000',
    '--1',
    '1.123456789',
    '١',
  ])('refuses %j', (text) => expect(parseDecimal(text)).toBeNull());

  it('reads doubles as they are written, and small ones without their exponent', () => {
    expect(parseDecimal(0.1)).toBe(10_000_000n);
    expect(parseDecimal(0.00000001)).toBe(1n);
    expect(parseDecimal(1e-9)).toBeNull();
    expect(parseDecimal(1e21)).toBeNull();
    expect(parseDecimal(Number.NaN)).toBeNull();
  });

  it('is undone by formatDecimal, which writes no exponent', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), (value) => {
        const text = formatDecimal(value);
        expect(text).toMatch(/^-?\d+(\.\d*[1-9])?$/);
        expect(parseDecimal(text)).toBe(value);
      }),
    );
  });
});

describe('rounding', () => {
  it.each([
    ['2.5', 0, 'half-up', '3'],
    ['-2.5', 0, 'half-up', '-3'],
    ['2.49999999', 0, 'half-up', '2'],
    ['2.9', 0, 'down', '2'],
    ['-2.9', 0, 'down', '-2'],
    ['2.1', 0, 'up', '3'],
    ['-2.1', 0, 'up', '-3'],
    ['0.0085', 2, 'half-up', '0.01'],
    ['0.00000001', 8, 'half-up', '0.00000001'],
  ] as const)('%s to %i places %s is %s', (value, places, rounding, expected) => {
    expect(formatDecimal(round(decimal(value), places, rounding))).toBe(expected);
  });

  it('writes fixed decimals', () => {
    expect(formatFixed(decimal('1.005'), 2, 'half-up')).toBe('1.01');
    expect(formatFixed(decimal('-0.004'), 2, 'half-up')).toBe('0.00');
    expect(formatFixed(decimal('7'), 0, 'half-up')).toBe('7');
  });

  it('divides with the quotient nearest to the truth', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n), (top, bottom) => {
        const rest = (value: bigint) => (value < 0n ? -value : value);
        expect(rest(divide(top, bottom, 'half-up') * bottom - top) * 2n <= bottom).toBe(true);
        expect(divide(-top, bottom, 'half-up')).toBe(-divide(top, bottom, 'half-up'));
      }),
    );
  });
});

describe('product', () => {
  it('rounds once, at the end', () => {
    // 0.5 · 100000 · 1.38730 / 100
    const factors = ['0.5', '100000', '1.38730'].map(decimal);
    expect(formatDecimal(product(factors, [decimal('100')], 6, 'half-up'))).toBe('693.65');
    // A third, twice: rounding in between would give 0.666666.
    expect(formatDecimal(product([decimal('2')], [decimal('3')], 6, 'half-up'))).toBe('0.666667');
    expect(
      formatDecimal(product([decimal('3'), decimal('5')], [decimal('7'), decimal('2')], 8, 'down')),
    ).toBe('1.07142857');
  });

  it('has a result independent of the order of its factors', () => {
    const figure = fc.bigInt(1n, 10n ** 14n);
    fc.assert(
      fc.property(figure, figure, figure, figure, (a, b, c, d) => {
        expect(product([a, b, c], [d], 6, 'half-up')).toBe(product([c, a, b], [d], 6, 'half-up'));
      }),
    );
  });

  it('throws on a divisor of zero', () =>
    expect(() => product([ONE], [0n], 6, 'half-up')).toThrow(RangeError));
});

it.each([1n, -1n])('a figure beyond a 64-bit column becomes the nearest that fits, sign %s', (sign) => {
  const beyond = sign * 2n ** 63n;
  expect(isStorable(beyond * 3n)).toBe(false);
  expect(toStorable(beyond * 3n)).toBe(toStorable(beyond * 2n));
  expect(isStorable(toStorable(beyond * 3n))).toBe(true);
  expect(toStorable(sign * 5n)).toBe(sign * 5n);
});
