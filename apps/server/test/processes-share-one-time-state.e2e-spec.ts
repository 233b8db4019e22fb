import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Attempts, isLocked } from '../dist/platform/auth/attempts.js';
import { openRedis } from '../dist/platform/redis/open-redis.js';
import { SharedServiceUnavailable } from '../dist/platform/service-unavailable.js';
import {
  clusterServices,
  localServices,
  type SharedServices,
} from '../dist/platform/shared-store/shared-services.js';
import { createTestStorage, type TestStorage } from './harness/database.js';
import { startRedis } from './harness/redis.js';
import type { RedisServer } from './harness/redis-server.js';
import { waitForRedis } from './harness/wait-for-redis.js';

const LONG = 60_000;
const later = (ms: number): number => Date.now() + ms;
const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Shared state of two processes, in one of the supported deployments. */
interface House {
  readonly name: string;
  open(): Promise<readonly [SharedServices, SharedServices]>;
  close(): Promise<void>;
}

let redis: RedisServer;
let ground: TestStorage;
const connections: Redis[] = [];

beforeAll(async () => {
  redis = await startRedis();
  ground = await createTestStorage('postgres');
});
afterAll(async () => {
  for (const each of connections) each.disconnect();
  await redis.stop();
  await ground.discard();
});

async function process(): Promise<SharedServices> {
  const connection = openRedis(redis.url, () => undefined);
  connections.push(connection);
  await waitForRedis(connection);
  return clusterServices(connection, ground.databaseUrl ?? '', true);
}

const HOUSES: readonly House[] = [
  {
    name: 'one process',
    async open() {
      const parts = localServices(true);
      return [parts, parts];
    },
    close: async () => undefined,
  },
  {
    name: 'two processes with Redis',
    open: async () => Promise.all([process(), process()]),
    close: async () => redis.empty(),
  },
];

describe.each(HOUSES)('the shared state of $name', (house) => {
  let here: SharedServices;
  let there: SharedServices;
  let shelf: { name: string; most: number };
  let shelves = 0;
  const fresh = (most = 3): void => {
    shelf = { name: `shelf ${++shelves}`, most };
  };
  const twenty = <T>(work: (parts: SharedServices, nth: number) => Promise<T>): Promise<T[]> =>
    Promise.all(Array.from({ length: 20 }, (_, nth) => work(nth % 2 === 0 ? here : there, nth)));

  beforeAll(async () => {
    [here, there] = await house.open();
  });
  afterAll(async () => {
    await Promise.all([here.close(), there.close()]);
    await house.close();
  });

  it('gives a value to one of many concurrent callers', async () => {
    fresh();
    const other = { name: 'another shelf', most: 3 };
    await here.store.put(shelf, 'a', 'x', later(LONG));
    expect(await there.store.take(other, 'a')).toBeNull();
    expect((await twenty(({ store }) => store.take(shelf, 'a'))).filter(Boolean)).toEqual(['x']);
  });

  it('stores a new value for one of many concurrent callers, and again once it has expired', async () => {
    fresh();
    const until = later(400);
    const first = await twenty(({ store }, nth) => store.putNew(shelf, 'a', String(nth), until));
    expect(first.filter(Boolean)).toHaveLength(1);
    expect(await there.store.get(shelf, 'a')).toBe(String(first.indexOf(true)));
    await expect.poll(() => here.store.get(shelf, 'a')).toBeNull();
    expect(await there.store.putNew(shelf, 'a', 'y', later(LONG))).toBe(true);
  });

  it('replaces a value only while it is unchanged, and does not extend its expiry', async () => {
    fresh();
    await here.store.put(shelf, 'a', '3', later(700));
    const replaced = await twenty(({ store }) => store.replace(shelf, 'a', '3', '2'));
    expect(replaced.filter(Boolean)).toHaveLength(1);
    expect(await here.store.get(shelf, 'a')).toBe('2');
    await expect.poll(() => there.store.get(shelf, 'a')).toBeNull();
    expect(await here.store.replace(shelf, 'a', '2', '1')).toBe(false);
    expect(await there.store.take(shelf, 'a')).toBeNull();
  });

  it('keeps a limited number of values, and removes the oldest first', async () => {
    fresh();
    for (const key of ['a', 'b', 'c', 'd']) await here.store.put(shelf, key, key, later(LONG));
    expect([await there.store.get(shelf, 'a'), await there.store.get(shelf, 'd')]).toEqual([null, 'd']);
    await there.store.put(shelf, 'b', 'again', later(LONG));
    await here.store.put(shelf, 'e', 'e', later(LONG));
    expect([await here.store.get(shelf, 'b'), await here.store.get(shelf, 'c')]).toEqual(['again', null]);
  });

  it('does not count values that were taken', async () => {
    fresh(2);
    await here.store.put(shelf, 'old', 'old', later(LONG));
    for (let turn = 0; turn < 50; turn += 1) {
      await here.store.put(shelf, 'each', 'each', later(LONG));
      expect(await there.store.take(shelf, 'each')).toBe('each');
    }
    expect(await there.store.get(shelf, 'old')).toBe('old');
  });

  it('runs work under one name in turn, even if it throws, and work under other names meanwhile', async () => {
    let inside = 0;
    let most = 0;
    const done = await Promise.allSettled(
      Array.from({ length: 20 }, (_, nth) =>
        (nth % 2 === 0 ? here : there).store.inTurn('one', async () => {
          most = Math.max(most, ++inside);
          await after(2);
          inside -= 1;
          if (nth % 5 === 0) throw new Error('a fault');
        }),
      ),
    );
    expect(most).toBe(1);
    expect(done.filter(({ status }) => status === 'rejected')).toHaveLength(4);
    const nested = await here.store.inTurn('one', () => there.store.inTurn('another', async () => 'inside'));
    expect(nested).toBe('inside');
  });

  it('lets through as many calls as one limit allows', async () => {
    const limit = { name: 'calls', per: 'address', most: 5, windowMs: 1_000 } as const;
    const waits = await twenty(async ({ limiter }) => limiter.take(limit, '192.0.2.1'));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(5);
    expect(waits.every((wait) => wait >= 0 && wait <= 1_000)).toBe(true);
    expect(await there.limiter.take(limit, '192.0.2.2')).toBe(0);
    await after(1_050);
    expect(await here.limiter.take(limit, '192.0.2.1')).toBe(0);
  });

  it('checks as many failures as one limit allows, and a success resets them', async () => {
    const limit = { name: 'sign-in', most: 10, windowMs: LONG };
    const attempts = [here, there].map((parts) => new Attempts(parts.attempts, limit));
    const [a, b] = attempts as [Attempts, Attempts];
    const wrong = (at: Attempts, who: string) => at.check(who, async () => false);
    let checked = 0;
    const answers = await twenty((_, nth) =>
      (attempts[nth % 2] as Attempts).check('guessed', async () => {
        checked += 1;
        await after(1);
        return false;
      }),
    );
    expect([checked, answers.filter(isLocked).length]).toEqual([10, 10]);
    expect(await wrong(a, 'other')).toBe(false);
    for (let failure = 0; failure < 8; failure += 1) await wrong(b, 'other');
    expect(await b.check('other', async () => true)).toBe(true);
    for (let failure = 0; failure < 9; failure += 1) expect(await wrong(a, 'other')).toBe(false);
    // An attempt that was never checked does not count towards the lock.
    const last = await b.begin('other');
    if (isLocked(last)) throw new Error('locked too early');
    await last.giveBack();
    expect(await wrong(a, 'other')).toBe(false);
    expect(await wrong(b, 'other')).toHaveProperty('lockedFor');
  });

  it('forgets failures and locks when their time is over', async () => {
    const limit = { name: 'short', most: 2, windowMs: 300 };
    const [a, b] = [new Attempts(here.attempts, limit), new Attempts(there.attempts, limit)];
    await a.begin('a');
    await b.begin('a');
    expect(await a.begin('a')).toHaveProperty('lockedFor');
    await after(350);
    expect(await b.begin('a')).not.toHaveProperty('lockedFor');
    expect(await a.begin('a')).not.toHaveProperty('lockedFor');
    expect(await a.begin('a')).toHaveProperty('lockedFor');
  });
});

describe('while Redis is unavailable', () => {
  let parts: SharedServices;
  const shelf = { name: 'grants', most: 100 };
  const calls = { name: 'calls', per: 'address', most: 5, windowMs: 60_000 } as const;
  const signIns = { name: 'sign-in', most: 3, windowMs: LONG };

  beforeAll(async () => {
    parts = await process();
  });
  afterAll(() => parts.close());

  it('single-use values are refused, limits and locks work within the process, and all of it recovers', async () => {
    await parts.store.put(shelf, 'a', 'x', later(LONG));
    await redis.kill();
    const away = [
      () => parts.store.take(shelf, 'a'),
      () => parts.store.get(shelf, 'a'),
      () => parts.store.put(shelf, 'b', 'x', later(LONG)),
      () => parts.store.putNew(shelf, 'c', 'x', later(LONG)),
      () => parts.store.replace(shelf, 'a', 'x', 'y'),
    ];
    for (const call of away) await expect(call()).rejects.toThrow(SharedServiceUnavailable);
    const waits: number[] = [];
    for (let call = 0; call < 7; call += 1) waits.push(await parts.limiter.take(calls, '192.0.2.9'));
    expect(waits.map((wait) => wait === 0)).toEqual([true, true, true, true, true, false, false]);
    const attempts = new Attempts(parts.attempts, signIns);
    for (let failure = 0; failure < 3; failure += 1)
      expect(await attempts.check('a', async () => false)).toBe(false);
    expect(await attempts.check('a', async () => true)).toHaveProperty('lockedFor');
    expect(await parts.store.inTurn('still in turn', async () => 'done')).toBe('done');

    await redis.restart();
    await expect.poll(() => parts.store.get(shelf, 'a').catch(() => 'away'), { interval: 100 }).toBeNull();
    expect(await parts.store.take(shelf, 'a')).toBeNull();
    expect(await parts.store.putNew(shelf, 'c', 'x', later(LONG))).toBe(true);
  });

  it('a Redis that does not respond is given up within seconds', async () => {
    await redis.kill('SIGSTOP');
    try {
      const begun = Date.now();
      await expect(parts.store.take(shelf, 'a')).rejects.toThrow(SharedServiceUnavailable);
      expect(await parts.limiter.take(calls, '192.0.2.10')).toBe(0);
      expect(Date.now() - begun).toBeLessThan(10_000);
    } finally {
      await redis.kill('SIGCONT');
    }
    await expect.poll(() => parts.store.get(shelf, 'a').catch(() => 'away')).toBeNull();
  });

  it('a value that was lost with all data of Redis cannot be taken', async () => {
    await parts.store.put(shelf, 'captcha', 'TEXT', later(LONG));
    await redis.empty();
    expect(await parts.store.take(shelf, 'captcha')).toBeNull();
  });
});
