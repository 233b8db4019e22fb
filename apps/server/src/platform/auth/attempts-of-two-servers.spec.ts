import { expect, it } from 'vitest';
import { LocalRateLimiter, type RateLimit, type RateLimiter } from '../http/rate-limiter.js';
import { type AttemptLimit, AttemptStore, Attempts, isLocked } from './attempts.js';
import { LocalAttempts } from './local-attempts.js';

const MINUTE = 60_000;
const limit = { name: 'sign-in', most: 10, windowMs: 15 * MINUTE };
const calls: RateLimit = { name: 'calls', per: 'address', most: 5, windowMs: MINUTE };

const away = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Attempt store shared by several servers, with asynchronous answers. */
class AttemptsElsewhere extends AttemptStore {
  private readonly store = new LocalAttempts();

  async take(counted: AttemptLimit, who: string): Promise<number> {
    await away();
    const answer = this.store.take(counted, who);
    await away();
    return answer;
  }

  async giveBack(counted: AttemptLimit, who: string): Promise<void> {
    await away();
    this.store.giveBack(counted, who);
  }

  async forget(counted: AttemptLimit, who: string): Promise<void> {
    await away();
    this.store.forget(counted, who);
  }
}

it('two servers with one store check ten of ninety concurrent wrong attempts', async () => {
  const store = new AttemptsElsewhere();
  const servers = [new Attempts(store, limit), new Attempts(store, limit)];
  let checked = 0;
  const answers = await Promise.all(
    Array.from({ length: 90 }, (_, nth) =>
      (servers[nth % 2] as Attempts).check('a', async () => {
        checked += 1;
        await away();
        return false;
      }),
    ),
  );
  expect(checked).toBe(10);
  expect(answers.filter(isLocked)).toHaveLength(80);
});

it('a success on one server resets the failures on the other', async () => {
  const store = new AttemptsElsewhere();
  const [here, there] = [new Attempts(store, limit), new Attempts(store, limit)];
  for (let failure = 0; failure < 9; failure += 1)
    expect(await here.check('a', async () => false)).toBe(false);
  expect(await there.check('a', async () => true)).toBe(true);
  for (let failure = 0; failure < 9; failure += 1)
    expect(await here.check('a', async () => false)).toBe(false);
  expect(await there.check('a', async () => true)).toBe(true);
});

it('two servers with one limiter let as many calls through as one', async () => {
  const counts = new LocalRateLimiter();
  const server = (): RateLimiter => ({
    isOn: true,
    take: async (counted, who) => {
      await away();
      return counts.take(counted, who);
    },
  });
  const servers = [server(), server()];
  const waits = await Promise.all(
    Array.from({ length: 40 }, async (_, nth) => (servers[nth % 2] as RateLimiter).take(calls, '192.0.2.1')),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(calls.most);
});
