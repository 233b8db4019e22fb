import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { QueueFull } from './fair-queue.js';
import { DUMMY_PASSWORD_HASH, Passwords } from './passwords.js';

const HERE = '192.0.2.1';

it('hashes with argon2id and OWASP’s first choice of parameters', async () => {
  expect(await new Passwords().hash('correct horse', HERE)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('compares the whole password, as it was given', async () => {
  const passwords = new Passwords();
  const given = 'Correct horse, 72 characters of it …'.padEnd(72, 'x');
  const stored = await passwords.hash(given, HERE);
  expect(await passwords.matches(stored, given, HERE)).toBe(true);
  expect(await passwords.matches(stored, given.replace('C', 'c'), HERE)).toBe(false);
  expect(await passwords.matches(stored, given.slice(0, -1), HERE)).toBe(false);
});

it('hashes for an account that does not exist, too, in the same queue', async () => {
  const passwords = new Passwords({ most: 1, mostEach: 1 });
  const before = passwords.matches(null, 'a guess', HERE);
  await expect(passwords.matches(null, 'another', HERE)).rejects.toBeInstanceOf(QueueFull);
  expect(await before).toBe(false);
});

it('counts the addresses of one IPv6 /64 network together', async () => {
  const passwords = new Passwords({ most: 10, mostEach: 1 });
  const hashing = passwords.hash('correct horse', '2001:db8::1');
  expect(() => passwords.requireRoom('2001:db8::2')).toThrow(QueueFull);
  expect(() => passwords.requireRoom('2001:db8:0:1::2')).not.toThrow();
  await hashing;
});

it('rejects an account that does not exist, and a wrong password', async () => {
  const passwords = new Passwords();
  expect(await passwords.matches(null, '', HERE)).toBe(false);
  expect(await passwords.matches(await hash('a'), 'b', HERE)).toBe(false);
});

it('the dummy hash for accounts that do not exist costs as much as a real one', async () => {
  const shape = (hashed: string): unknown[] => {
    const [, kind, version, cost, salt = '', digest = ''] = hashed.split('$');
    return [kind, version, cost, salt.length, digest.length];
  };
  expect(shape(DUMMY_PASSWORD_HASH)).toEqual(shape(await new Passwords().hash('correct horse', HERE)));
});
