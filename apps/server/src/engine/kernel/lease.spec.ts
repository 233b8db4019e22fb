import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { takeLease } from './lease.js';
import type { LastJournalEnd, LeaseAnswer } from './store/store.js';

const LIFETIME = 5_000;
const LOOK = 500;
const HOLDER = 'another machine/7/a';
const LEFT: LastJournalEnd = { epoch: 1, place: 0, hash: '', seal: '' };

interface Course {
  /** Whether the holder renews, ms since the start. */
  readonly renews: (time: number) => boolean;
  /** Whether the database answers. */
  readonly answers?: (time: number) => boolean;
  /** Interval between polls, ms. */
  readonly look?: number;
}

/** Time at which a waiting engine takes the lease, ms since the start; null: not within two minutes. */
async function takenAt({ renews, answers = () => true, look = LOOK }: Course): Promise<number | null> {
  let now = 1_000_000;
  const begun = now;
  let renewedAt = now;
  const pass = (ms: number): void => {
    for (const end = now + ms; now < end; now += 100)
      if (answers(now - begun) && renews(now - begun)) renewedAt = now;
  };
  const store = {
    async takeLease(_: string, _now: number, staleBefore: number): Promise<LeaseAnswer> {
      if (!answers(now - begun)) throw new Error('away');
      if (renewedAt >= staleBefore) return { taken: false, holder: HOLDER };
      return { taken: true, epoch: 2, laneSeq: 0, left: LEFT };
    },
  };
  const wait = {
    ...{ say: () => undefined, patience: 120_000 },
    meanwhile: async () => pass(look),
    onLost: async () => pass(LOOK),
  };
  return takeLease(store, () => now, wait).then(
    () => now - begun,
    () => null,
  );
}

/** Whether a lease that its holder has just renewed is taken at once; `other` makes the holder's name of one's own. */
async function isTakenAtOnce(other: (name: readonly string[]) => readonly string[]): Promise<boolean> {
  let polls = 0;
  const store = {
    async takeLease(own: string, now: number, staleBefore: number): Promise<LeaseAnswer> {
      polls += 1;
      if (staleBefore > now) return { taken: true, epoch: 2, laneSeq: 0, left: LEFT };
      return { taken: false, holder: other(own.split('/')).join('/') };
    },
  };
  const meanwhile = async (): Promise<void> => {
    throw new Error('it waits');
  };
  const taken = takeLease(store, Date.now, { say: () => undefined, meanwhile });
  return taken.then(
    () => polls === 2,
    () => false,
  );
}

describe('a holder whose process has ended', () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  const ended = ([host = '', , nonce = '', ...rest]: readonly string[]): string[] => [
    ...[host, String(pid), nonce],
    ...rest,
  ];

  it('is replaced at once on the same machine', async () => {
    expect(await isTakenAtOnce(ended)).toBe(true);
  });

  it('is waited for while it runs', async () => {
    const running = ([host = '', , ...rest]: readonly string[]) => [host, String(process.ppid), ...rest];
    expect(await isTakenAtOnce(running)).toBe(false);
  });

  it.each([
    ['another machine', (name: readonly string[]) => ['elsewhere', ...ended(name).slice(1)]],
    [
      'another machine or container of the same name',
      (name: readonly string[]) => [...ended(name).slice(0, 3), '0a1b2c3d4e5f'],
    ],
    ['an earlier version, which does not tell', (name: readonly string[]) => ended(name).slice(0, 3)],
  ])('is waited for on %s', async (_, other) => {
    expect(await isTakenAtOnce(other)).toBe(false);
  });
});

describe('the lease', () => {
  it('is not taken from a holder that renews it', async () => {
    expect(await takenAt({ renews: () => true })).toBeNull();
  });

  it('is taken once it has not been renewed for its lifetime', async () => {
    const at = await takenAt({ renews: (time) => time < 10_000 });
    expect(at).toBeGreaterThan(10_000 + LIFETIME - 200);
    expect(at).toBeLessThanOrEqual(10_000 + LIFETIME + LOOK);
  });

  it.each([3_000, 6_000, 20_000])(
    'stays with its holder when the database was away for %i ms and the holder renews a second later',
    async (away) => {
      const back = 10_000 + away;
      const course = {
        answers: (time: number) => time < 10_000 || time >= back,
        renews: (time: number) => time < 10_000 || time >= back + 1_000,
      };
      expect(await takenAt(course)).toBeNull();
    },
  );

  it('is taken a lifetime after the database returns if its holder does not', async () => {
    const answers = (time: number): boolean => time < 10_000 || time >= 20_000;
    const at = await takenAt({ answers, renews: (time) => time < 10_000 });
    expect(at).toBeGreaterThanOrEqual(20_000 + LIFETIME);
    expect(at).toBeLessThanOrEqual(20_000 + LIFETIME + 3 * LOOK);
  });

  it('is also taken by an engine whose polls are always slow', async () => {
    const at = await takenAt({ renews: (time) => time < 10_000, look: 4_000 });
    expect(at).toBeLessThanOrEqual(10_000 + 2 * LIFETIME + 2 * 4_000);
  });
});
