import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Seal } from './seal.js';

const seal = new Seal(randomBytes(32));

it('opens what it closed, and closes it differently each time', () => {
  const closed = seal.close('a secret', 'operator 1');
  expect(seal.open(closed, 'operator 1')).toBe('a secret');
  expect(seal.close('a secret', 'operator 1')).not.toBe(closed);
});

it('opens nothing for another purpose, with another key, or changed', () => {
  const closed = seal.close('a secret', 'operator 1');
  expect(() => seal.open(closed, 'operator 2')).toThrow();
  expect(() => new Seal(randomBytes(32)).open(closed, 'operator 1')).toThrow();
  const bytes = Buffer.from(closed, 'base64');
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  expect(() => seal.open(bytes.toString('base64'), 'operator 1')).toThrow();
});

it('marks a text alike each time, and differently for another text, purpose or key', () => {
  const mark = seal.mark('123456', 'code');
  expect(seal.mark('123456', 'code')).toBe(mark);
  const others = [
    seal.mark('123457', 'code'),
    seal.mark('123456', 'x'),
    new Seal(randomBytes(32)).mark('123456', 'code'),
  ];
  expect(others).not.toContain(mark);
});

it('seals bytes as it seals texts, each time under a nonce of its own', () => {
  const bytes = randomBytes(5_000);
  const [once, again] = [seal.closeBytes(bytes, 'file:a'), seal.closeBytes(bytes, 'file:a')];
  expect(once.equals(again)).toBe(false);
  expect(seal.openBytes(once, 'file:a').equals(bytes)).toBe(true);
  expect(() => seal.openBytes(once, 'file:b')).toThrow();
  again[40] = (again[40] as number) ^ 1;
  expect(() => seal.openBytes(again, 'file:a')).toThrow();
  expect(() => seal.openBytes(once.subarray(0, 20), 'file:a')).toThrow();
});
