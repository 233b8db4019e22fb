import { hash } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { OneAtATime, TooManyWait } from './one-at-a-time.js';
import { Passwords } from './passwords.js';

it('keeps argon2id with the parameters of OWASP’s first choice', async () => {
  expect(await new Passwords().hash('correct horse')).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('compares the whole password, as it was given', async () => {
  const passwords = new Passwords();
  const stored = await passwords.hash('Correct horse, 72 characters of it …'.padEnd(72, 'x'));
  expect(await passwords.matches(stored, 'Correct horse, 72 characters of it …'.padEnd(72, 'x'))).toBe(true);
  expect(await passwords.matches(stored, 'correct horse, 72 characters of it …'.padEnd(72, 'x'))).toBe(false);
  expect(await passwords.matches(stored, 'Correct horse, 72 characters of it …'.padEnd(71, 'x'))).toBe(false);
});

it('hashes for an account that does not exist, too: it waits in the same line', async () => {
  const line = new OneAtATime(1);
  const passwords = new Passwords(line);
  const before = passwords.matches(null, 'a guess');
  await expect(passwords.matches(null, 'another')).rejects.toBeInstanceOf(TooManyWait);
  expect(await before).toBe(false);
});

it('lets nobody in by the password of nobody', async () => {
  const passwords = new Passwords();
  expect(await passwords.matches(null, 'the password of nobody')).toBe(false);
  expect(await passwords.matches(await hash('a'), 'b')).toBe(false);
});
