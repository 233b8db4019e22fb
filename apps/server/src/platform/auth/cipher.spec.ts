import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { Cipher } from './cipher.js';

const cipher = new Cipher(randomBytes(32));

it('decrypts what it encrypted, and encrypts it differently each time', () => {
  const encrypted = cipher.encrypt('a secret', 'operator 1');
  expect(cipher.decrypt(encrypted, 'operator 1')).toBe('a secret');
  expect(cipher.encrypt('a secret', 'operator 1')).not.toBe(encrypted);
});

it('decrypts nothing for another purpose, with another key, or changed', () => {
  const encrypted = cipher.encrypt('a secret', 'operator 1');
  expect(() => cipher.decrypt(encrypted, 'operator 2')).toThrow();
  expect(() => new Cipher(randomBytes(32)).decrypt(encrypted, 'operator 1')).toThrow();
  const bytes = Buffer.from(encrypted, 'base64');
  bytes[bytes.length - 1] = (bytes[bytes.length - 1] ?? 0) ^ 1;
  expect(() => cipher.decrypt(bytes.toString('base64'), 'operator 1')).toThrow();
});

it('computes the same MAC for the same text, and another for another text, purpose or key', () => {
  const code = cipher.mac('123456', 'code');
  expect(cipher.mac('123456', 'code')).toBe(code);
  const others = [
    cipher.mac('123457', 'code'),
    cipher.mac('123456', 'x'),
    new Cipher(randomBytes(32)).mac('123456', 'code'),
  ];
  expect(others).not.toContain(code);
});

it('encrypts bytes like texts, each time with a new nonce', () => {
  const bytes = randomBytes(5_000);
  const [once, again] = [cipher.encryptBytes(bytes, 'file:a'), cipher.encryptBytes(bytes, 'file:a')];
  expect(once.equals(again)).toBe(false);
  expect(cipher.decryptBytes(once, 'file:a').equals(bytes)).toBe(true);
  expect(() => cipher.decryptBytes(once, 'file:b')).toThrow();
  again[40] = (again[40] as number) ^ 1;
  expect(() => cipher.decryptBytes(again, 'file:a')).toThrow();
  expect(() => cipher.decryptBytes(once.subarray(0, 20), 'file:a')).toThrow();
});
