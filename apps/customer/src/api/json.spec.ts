import { describe, expect, it } from 'vitest';
import { parseJson } from './json.js';

describe('parseJson', () => {
  it('keeps figures that a double cannot hold as text', () => {
    expect(parseJson('{"a":1234567890.12345678,"b":-99999999999999999,"c":[1.5]}')).toEqual({
      a: '1234567890.12345678',
      b: '-99999999999999999',
      c: [1.5],
    });
  });

  it('leaves ordinary numbers, and digits inside texts, as they are', () => {
    const text =
      '{"price":1.39215,"at":1399420800123,"note":"account 12345678901234567890 \\"x\\"","n":null}';
    expect(parseJson(text)).toEqual(JSON.parse(text));
    expect(parseJson('{"n":"12345678901234567","v":0.00000001}')).toEqual({
      n: '12345678901234567',
      v: 1e-8,
    });
  });
});
