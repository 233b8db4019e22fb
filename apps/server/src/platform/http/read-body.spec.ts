import { describe, expect, it } from 'vitest';
import { readForm, readJson, UnreadableBody } from './read-body.js';

describe('readJson', () => {
  it.each([
    ['{"a":0.1,"b":"x"}', { a: 0.1, b: 'x' }],
    ['', {}],
    ['{"a":12345678901234567.5}', { a: '12345678901234567.5' }],
    ['{"a":0.12345678901234567}', { a: '0.12345678901234567' }],
    ['{"a":9007199254740993}', { a: '9007199254740993' }],
    ['{"a":1e5,"b":2}', { a: '1e5', b: 2 }],
    ['{"a":1E-7}', { a: '1E-7' }],
    ['{"a":"x","b":1,"a":"4e5"}', { a: '4e5', b: 1 }],
    ['{"a":"1e5"}', { a: '1e5' }],
    ['{"a":1234567890.12345}', { a: 1234567890.12345 }],
  ])('reads %s without losing a digit', (text, body) => {
    expect(readJson(text)).toEqual(body);
  });

  it.each([
    '{',
    '{"__proto__":{"isAdmin":true}}',
    '{"a":{"constructor":{"prototype":{}}}}',
    '{"\\u005f_proto__":1}',
    '['.repeat(50_000) + ']'.repeat(50_000),
    `${'{"a":'.repeat(20)}1${'}'.repeat(20)}`,
    `[${'0,'.repeat(5_000)}0]`,
    `{${Array.from({ length: 5_001 }, (_, at) => `"a${at}":1`).join(',')}}`,
  ])('refuses %.40s', (text) => {
    expect(() => readJson(text)).toThrow(UnreadableBody);
  });
});

it('refuses a body that is nested too deeply before parsing it, and ignores brackets in texts', () => {
  expect(() => readJson('['.repeat(500_000))).toThrow('too deep');
  expect(() => readJson(`${'['.repeat(13)}${']'.repeat(13)}`)).toThrow('too deep');
  expect(readJson(`${'['.repeat(12)}${']'.repeat(12)}`)).toBeDefined();
  expect(readJson(JSON.stringify({ a: `\\"${'['.repeat(50)}`, b: '{'.repeat(50) }))).toMatchObject({
    b: '{'.repeat(50),
  });
});

describe('readForm', () => {
  it('reads fields; the last one of a name wins', () => {
    expect({ ...readForm('a=1&b=%F0%9F%98%80+x&a=2') }).toEqual({ a: '2', b: '😀 x' });
  });

  it('does not nest: brackets are part of a name', () => {
    expect({ ...readForm('a[b][c]=1&a[]=2') }).toEqual({ 'a[b][c]': '1', 'a[]': '2' });
  });

  it('refuses more than 500 fields', () => {
    expect(Object.keys(readForm('a=1&'.repeat(500).slice(0, -1)))).toEqual(['a']);
    expect(() => readForm('a=1&'.repeat(500))).toThrow(UnreadableBody);
    expect(() => readForm('&'.repeat(1_000_000))).toThrow(UnreadableBody);
  });

  it('cannot pollute a prototype', () => {
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    readForm('__proto__[polluted]=1&__proto__.polluted=1');
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
