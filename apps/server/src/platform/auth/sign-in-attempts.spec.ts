import { expect, it } from 'vitest';
import { isLocked } from './attempts.js';
import { LocalAttempts } from './local-attempts.js';
import { SignInAttempts } from './sign-in-attempts.js';

const door = () => new SignInAttempts(new LocalAttempts(), 'sign-in');

async function fail(attempts: SignInAttempts, address: string, times: number): Promise<number> {
  let judged = 0;
  for (let nth = 0; nth < times; nth += 1) {
    if (!isLocked(await attempts.begin('a', address))) judged += 1;
  }
  return judged;
}

it('locks a pair of account and network after ten failures, but no other account or network', async () => {
  const attempts = door();
  expect(await fail(attempts, '2001:db8::1', 12)).toBe(10);
  expect(isLocked(await attempts.begin('a', '2001:db8::2'))).toBe(true);
  expect(isLocked(await attempts.begin('a', '192.0.2.1'))).toBe(false);
  expect(isLocked(await attempts.begin('b', '2001:db8::1'))).toBe(false);
});

it('locks an account after a hundred failures from many networks, except for a network that it signed in from', async () => {
  const attempts = door();
  const home = await attempts.begin('a', '192.0.2.200');
  if (isLocked(home)) throw new Error('locked from the beginning');
  await home.forget();
  let judged = 0;
  for (let network = 0; network < 20; network += 1)
    judged += await fail(attempts, `198.51.100.${network}`, 10);
  expect(judged).toBe(100);
  expect(isLocked(await attempts.begin('a', '203.0.113.1'))).toBe(true);
  expect(isLocked(await attempts.begin('a', '192.0.2.200'))).toBe(false);
});
