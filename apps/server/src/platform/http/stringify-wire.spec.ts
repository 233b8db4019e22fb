import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringifyWire } from './stringify-wire.js';

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

  it('cannot be led astray by a text that looks like a figure', () => {
    expect(stringifyWire({ name: '1.5', '"': '"' })).toBe('{"name":"1.5","\\"":"\\""}');
  });
});
