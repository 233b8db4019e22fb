import { decimal, formatDecimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringifyWire, wireBytes } from './stringify-wire.js';

describe('stringifyWire', () => {
  it.each([
    [100000n * 100_000_000n, '100000'],
    [decimal('-0.00000001'), '-0.00000001'],
    [decimal('12345678901.12345678'), '12345678901.12345678'],
    [{ a: decimal('1.5'), b: [0n, 'x', null] }, '{"a":1.5,"b":[0,"x",null]}'],
    [1e-7, '0.0000001'],
    [1e21, '1000000000000000000000'],
    [Number.NaN, 'null'],
    [undefined, 'null'],
    [{ a: undefined, b: 1 }, '{"b":1}'],
    [{ a: undefined }, '{}'],
    [[], '[]'],
    [[undefined, [], {}], '[null,[],{}]'],
    [{ a: true, b: () => 1, c: [Symbol('c')] }, '{"a":true,"c":[null]}'],
  ])('writes %o plainly', (value, text) => {
    expect(stringifyWire(value)).toBe(text);
  });

  it('writes plain data as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value), (_, held: unknown) =>
          typeof held === 'number' ? Math.round(held) : held,
        );
        expect(JSON.parse(stringifyWire(plain))).toEqual(JSON.parse(JSON.stringify(plain)));
      }),
    );
  });

  it('returns bytes that do not change when other values are written', () => {
    const rows = [{ name: '漢字 é', amount: decimal('1.5') }];
    const bytes = wireBytes(rows);
    stringifyWire(Array.from({ length: 100 }, () => rows));
    expect(bytes.toString('utf8')).toBe('[{"name":"漢字 é","amount":1.5}]');
  });

  it('writes every decimal to its last digit', () => {
    const figures = fc.oneof(
      fc.bigInt({ min: -(2n ** 80n), max: 2n ** 80n }),
      fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
    );
    fc.assert(fc.property(figures, (value) => stringifyWire(value) === formatDecimal(value)));
    for (const value of [2n ** 53n - 1n, 2n ** 53n, -(2n ** 53n), 10n ** 8n, -(10n ** 8n), 99_999_999n])
      expect(stringifyWire(value)).toBe(formatDecimal(value));
  });

  it('writes every whole number to its last digit', () => {
    fc.assert(fc.property(fc.maxSafeInteger(), (value) => stringifyWire(value) === String(value)));
    for (const value of [0, -0, 9, 10, 99, 100, 2 ** 53 - 1, 1 - 2 ** 53, 9_007_199_254_740_989])
      expect(stringifyWire(value)).toBe(String(value));
  });

  it('writes every text as JSON.stringify does', () => {
    const texts = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ maxLength: 60 }));
    fc.assert(fc.property(texts, (text) => stringifyWire([text, text]) === JSON.stringify([text, text])));
    for (const text of ['', '\ud800', '\u007f', '\n', '"', '漢字', 'x'.repeat(49), 'é'.repeat(400_000)])
      expect(stringifyWire({ [text]: text })).toBe(JSON.stringify({ [text]: text }));
  });

  it('continues after a value that cannot be written, and supports nested calls', () => {
    const broken = {
      a: 'some',
      get b() {
        throw new Error('cannot be read');
      },
    };
    expect(() => stringifyWire(broken)).toThrow('cannot be read');
    const within = {
      a: 'some',
      get b() {
        return stringifyWire({ c: 1n });
      },
    };
    expect(stringifyWire(within)).toBe('{"a":"some","b":"{\\"c\\":0.00000001}"}');
  });

  it('writes a text that looks like a number as a text', () => {
    expect(stringifyWire({ name: '1.5', '"': '"' })).toBe('{"name":"1.5","\\"":"\\""}');
  });
});
