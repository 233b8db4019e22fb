import { expect, it } from 'vitest';
import type { Identity } from '../../platform/http/caller.js';
import type { Connection } from '../../platform/socket/connection.js';
import { CLOSE } from '../../platform/socket/socket-server.js';
import { SignedIn } from './signed-in.js';

const PATIENCE = { timeout: 30_000 };

function connectionOf(): Connection & { readonly closed: readonly number[] } {
  const closed: number[] = [];
  return { closed, close: (code: number) => closed.push(code) } as never;
}

const identity = (customerId: number, sessionId: string): Identity => ({
  customerId,
  sessionId,
  isDemo: false,
});

it('closes what ended while events were lost, though the first checks fail, and holds up nobody meanwhile', async () => {
  let failures = 2;
  const errors: unknown[] = [];
  const signedIn = new SignedIn(
    async () => {
      if (failures-- > 0) throw new Error('the database is away');
      return new Set(['live']);
    },
    (error) => errors.push(error),
  );
  const [live, ended] = [connectionOf(), connectionOf()];
  signedIn.add(live, identity(1, 'live'));
  signedIn.add(ended, identity(1, 'ended'));
  await signedIn.recheck();
  expect(ended.closed).toEqual([]);
  await expect.poll(() => ended.closed, PATIENCE).toEqual([CLOSE.revoked]);
  expect(live.closed).toEqual([]);
  expect(errors).toHaveLength(2);
});

it('leaves alone who signed in during the check', async () => {
  const later = connectionOf();
  const signedIn: SignedIn = new SignedIn(
    async () => {
      signedIn.add(later, identity(1, 'later'));
      return new Set();
    },
    () => expect.unreachable(),
  );
  await signedIn.recheck();
  expect(later.closed).toEqual([]);
});

it('closes the connections of one session, or of a customer', () => {
  const signedIn = new SignedIn(
    async () => new Set(),
    () => expect.unreachable(),
  );
  const [first, second, other] = [connectionOf(), connectionOf(), connectionOf()];
  signedIn.add(first, identity(1, 'a'));
  signedIn.add(second, identity(1, 'b'));
  signedIn.add(other, identity(2, 'c'));
  signedIn.end({ sessionId: 'a' });
  expect([first, second, other].map(({ closed }) => closed.length)).toEqual([1, 0, 0]);
  expect(signedIn.remove(first)?.sessionId).toBe('a');
  signedIn.end({ customerId: 1 });
  expect([first, second, other].map(({ closed }) => closed.length)).toEqual([1, 1, 0]);
});
