import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { amount, id, limit, oneOf, page, price, text, word } from './fields.js';

const errorOf = (schema: z.ZodType, value: unknown): string | undefined =>
  schema.safeParse(value).error?.issues[0]?.message;

describe('fields of requests', () => {
  it.each([
    [1, '1'],
    ['0.1', '0.1'],
    [0.00000001, '0.00000001'],
    [' 7 ', '7'],
    ['10000000000', '10000000000'],
  ])('an amount of %j is exact', (given, exact) => {
    expect(amount().parse(given)).toBe(decimal(exact));
  });

  it.each([
    [undefined, 'validation.required'],
    ['1e5', 'validation.number'],
    [Number.NaN, 'validation.number'],
    [Number.POSITIVE_INFINITY, 'validation.number'],
    ['0.123456789', 'validation.number'],
    ['١٢', 'validation.number'],
    [0.1 + 0.2, 'validation.number'],
    [[1], 'validation.number'],
    [true, 'validation.number'],
    [0, 'validation.too_small'],
    ['-1', 'validation.too_small'],
    ['10000000000.00000001', 'validation.too_large'],
  ])('an amount of %j is refused', (given, key) => {
    expect(errorOf(amount(), given)).toBe(key);
  });

  it('a price may be zero', () => {
    expect(price().parse('0')).toBe(0n);
  });

  it.each([
    ['12', 12],
    [12, 12],
  ])('an id of %j', (given, number) => {
    expect(id().parse(given)).toBe(number);
  });

  it.each(['1.5', '0', '-1', 'x', '12345678901234567890', {}])('an id of %j is refused', (given) => {
    expect(id().safeParse(given).success).toBe(false);
  });

  it('a page is 1 and a limit is 10 unless told', () => {
    expect(z.object({ page: page(), limit: limit() }).parse({})).toEqual({ page: 1, limit: 10 });
    expect(errorOf(limit(), 51)).toBe('validation.too_large');
  });

  it('one of several', () => {
    expect(oneOf(1, 2).parse('2')).toBe(2);
    expect(errorOf(oneOf(1, 2), '3')).toBe('validation.choice');
    expect(errorOf(word('email', 'mobile'), 'post')).toBe('validation.choice');
  });

  it.each([
    ['  x ', 'x'],
    ['<script>', '<script>'],
    ['😀', '😀'],
  ])('a text of %j', (given, kept) => {
    expect(text(20).parse(given)).toBe(kept);
  });

  it.each([
    ['   ', 'validation.required'],
    ['a\u0000b', 'validation.text'],
    ['a\nb', 'validation.text'],
    ['\ud800', 'validation.text'],
    ['x'.repeat(21), 'validation.too_long'],
    [{}, 'validation.text'],
  ])('a text of %j is refused', (given, key) => {
    expect(errorOf(text(20), given)).toBe(key);
  });

  it('can be described', () => {
    const described = z.toJSONSchema(z.object({ cont: amount(), page: page() }), {
      io: 'input',
      unrepresentable: 'any',
    });
    expect(described).toMatchObject({ required: ['cont'], properties: { cont: { type: 'number' } } });
  });
});
