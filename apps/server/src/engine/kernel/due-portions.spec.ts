import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DueTimer } from './due-timer.js';
import type { ScheduledTask } from './product.js';
import type { Command, ScheduledKind } from './registry.js';
import { emptyState } from './state.js';

const kind = 'profit' as ScheduledKind;
const MOST = 10;
const MAX_ALONE = 20;

/** An engine of profits, decided in portions; each is due again 100 ms later until it was paid three times. */
function engineOf(count: number, first: number) {
  const due = new Map(Array.from({ length: count }, (_, id) => [id, first]));
  const paid = new Map<number, number[]>();
  const portions: (readonly number[])[] = [];
  const answers: ((isDone: boolean) => void)[] = [];
  const timed: Record<string, ScheduledTask> = {
    profit: {
      at: (_, id) => due.get(id) ?? null,
      waiting: () => due.keys(),
      many: { most: MOST, mostAlone: MAX_ALONE, of: (ids) => ({ ids }) as unknown as Command },
    },
    reminder: { at: (_, id) => (id === 7 ? 1_000 : null), waiting: () => [7], one: () => 7 as never },
  };
  const state = emptyState(new Map(), [{ name: 'made up', time: { timed } }]);
  state.dues.fill(state);
  const clock = { market: 1_000, wall: 0, asked: 0 };
  const sent: unknown[] = [];
  const submit = (command: Command): Promise<unknown> => {
    sent.push(command);
    if (typeof command === 'number') return Promise.resolve();
    const { ids } = command as unknown as { ids: readonly number[] };
    portions.push(ids);
    return new Promise((resolve, reject) =>
      answers.push((isDone) => {
        if (!isDone) return reject(new Error('the database is away'));
        for (const id of ids) {
          const times = [...(paid.get(id) ?? []), due.get(id) as number];
          paid.set(id, times);
          const next = first + times.length * 100;
          if (times.length === 3) due.delete(id);
          else due.set(id, next);
          if (times.length < 3) state.dues.schedule(kind, id, next);
        }
        resolve({});
      }),
    );
  };
  const timer = new DueTimer({
    ...{ state, marketNow: () => clock.market, wallNow: () => clock.wall, submit },
    askedAt: () => clock.asked,
  });
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 5) {
      clock.wall += 5;
      clock.market += 5;
      await vi.advanceTimersByTimeAsync(5);
    }
  };
  const answer = async (isDone = true): Promise<void> => {
    for (const each of answers.splice(0)) each(isDone);
    await vi.advanceTimersByTimeAsync(0);
  };
  const stop = async (): Promise<void> => {
    const stopped = timer.stop();
    await answer();
    await vi.advanceTimersByTimeAsync(50);
    await stopped;
  };
  return { state, timer, clock, pass, answer, stop, portions, paid, sent, answers };
}

describe('tasks decided in portions', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are submitted one portion after the other, each only once the previous one was answered', async () => {
    const { timer, pass, answer, portions, paid } = engineOf(25, 1_050);
    await timer.start();
    await pass(40);
    expect(portions).toEqual([]);
    await pass(100);
    expect(portions.map(({ length }) => length)).toEqual([10]);
    for (let times = 0; times < 20; times++) {
      await answer();
      await pass(25);
    }
    expect([...paid.values()].every((times) => times.join() === '1050,1150,1250')).toBe(true);
    expect(paid.size).toBe(25);
    await timer.stop();
  });

  it('pause between portions as long as the last one took while others send commands', async () => {
    const { timer, clock, pass, answer, stop, portions } = engineOf(60, 1_010);
    await timer.start();
    await pass(25);
    expect(portions.length).toBe(1);
    for (const took of [40, 400]) {
      const count = portions.length;
      await pass(took);
      clock.asked = clock.wall;
      await answer();
      await pass(Math.min(took, 50) - 5);
      expect(portions.length, 'it pauses').toBe(count);
      await pass(5);
      expect(portions.length).toBe(count + 1);
    }
    await stop();
  });

  it('are submitted in larger portions while nobody else sends commands', async () => {
    const { timer, clock, pass, answer, stop, portions } = engineOf(60, 2_100);
    await timer.start();
    await pass(1_150);
    await answer();
    clock.asked = clock.wall;
    await pass(25);
    await answer();
    expect(portions.slice(0, 3).map(({ length }) => length)).toEqual([20, 20, 10]);
    await stop();
  });

  it('are all done before a start completes if they were missed, the earliest first', async () => {
    const { timer, answer, portions, paid, sent, answers } = engineOf(12, 500);
    let isStarted = false;
    const started = timer.start().then(() => {
      isStarted = true;
    });
    while (!isStarted) {
      await vi.advanceTimersByTimeAsync(0);
      expect(answers.length).toBeLessThanOrEqual(1);
      await answer();
    }
    await started;
    expect(sent[0], 'nothing else waits behind it').toBe(7);
    expect([...paid.values()].map((times) => times.length)).toEqual(Array.from({ length: 12 }, () => 3));
    expect(
      portions
        .flat()
        .slice(0, 12)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: 12 }, (_, id) => id));
    await timer.stop();
  });

  it('are submitted again a quarter of a second after a submission failed', async () => {
    const { timer, pass, answer, stop, portions, paid } = engineOf(3, 1_010);
    await timer.start();
    await pass(50);
    await answer(false);
    await pass(200);
    expect(portions.length).toBe(1);
    await pass(100);
    expect(portions.length).toBe(2);
    await answer();
    expect([...paid.keys()]).toEqual([0, 1, 2]);
    await stop();
  });

  it('on a stop the portion in progress is awaited and no other is submitted', async () => {
    const { timer, pass, stop, portions } = engineOf(30, 1_010);
    await timer.start();
    await pass(50);
    await stop();
    expect(portions.length).toBe(1);
  });

  it('leave out tasks that ended meanwhile, and duplicates', () => {
    const { state } = engineOf(5_000, 2_000);
    for (let id = 0; id < 5_000; id++) state.dues.schedule(kind, id, 2_000);
    for (let id = 0; id < 5_000; id++) state.dues.schedule(kind, id, 1_999);
    state.dues.tidy(state);
    expect(state.dues.size).toBe(5_001);
    expect(state.dues.takePortion(state, kind, 1_999, MOST)).toEqual([]);
    expect(state.dues.takePortion(state, kind, 2_000, MOST)).toHaveLength(MOST);
    expect(state.dues.take(state, 2_000)).toHaveLength(1);
  });
});
