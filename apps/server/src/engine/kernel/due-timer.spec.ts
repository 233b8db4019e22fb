import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DueTimer } from './due-timer.js';
import type { ScheduledTask } from './product.js';
import type { Command, ScheduledKind } from './registry.js';
import { emptyState } from './state.js';

/** A submission: a reminder's number, or the instant up to which ends are decided. */
type Sent = { reminder: number } | { endsUpTo: number };

/** An engine of reminders, decided one by one, and of ends, decided by ticks. */
function engineOf(reminders: Map<number, number>, ends: Map<number, number>) {
  const sent: Sent[] = [];
  const answers: ((gone: boolean) => void)[] = [];
  const command = (said: Sent): Command => said as unknown as Command;
  const timed = {
    reminder: {
      at: (_, id) => reminders.get(id) ?? null,
      waiting: () => reminders.keys(),
      one: (id) => command({ reminder: id }),
    },
    end: {
      at: (_, id) => ends.get(id) ?? null,
      waiting: () => ends.keys(),
      upTo: (until) => command({ endsUpTo: until }),
    },
  } satisfies Record<string, ScheduledTask>;
  const state = emptyState(new Map(), [{ name: 'made up', time: { timed: timed as object } }]);
  state.dues.fill(state);
  const clock = { market: 1_000, speed: 1, wall: 0 };
  const submit = (made: Command): Promise<unknown> => {
    const said = made as unknown as Sent;
    sent.push(said);
    return new Promise((resolve, reject) =>
      answers.push((isDone) => {
        if (!isDone) return reject(new Error('the database is away'));
        if ('reminder' in said) reminders.delete(said.reminder);
        else for (const [id, at] of ends) if (at <= said.endsUpTo) ends.delete(id);
        resolve({});
      }),
    );
  };
  const timer = new DueTimer({
    ...{ state, marketNow: () => clock.market, wallNow: () => clock.wall, submit },
    askedAt: () => Number.NEGATIVE_INFINITY,
  });
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 5) {
      clock.wall += 5;
      clock.market += 5 * clock.speed;
      await vi.advanceTimersByTimeAsync(5);
    }
  };
  const answer = async (isDone = true): Promise<void> => {
    for (const each of answers.splice(0)) each(isDone);
    await vi.advanceTimersByTimeAsync(0);
  };
  const taken = (): Sent[] => sent.splice(0);
  return { state, timer, clock, pass, answer, taken };
}

describe('DueTimer', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('submits thousands of tasks, each once and at its instant', async () => {
    const reminders = new Map(Array.from({ length: 5_000 }, (_, id) => [id, 1_100 + (id % 100)]));
    const { timer, pass, answer, taken } = engineOf(reminders, new Map());
    await timer.start();
    await pass(90);
    expect(taken()).toEqual([]);
    await pass(60);
    const early = taken();
    await pass(300);
    const all = [...early, ...taken()];
    expect(early.length).toBeGreaterThan(0);
    expect(new Set(all.map((said) => JSON.stringify(said))).size).toBe(5_000);
    expect(all.length).toBe(5_000);
    await answer();
    await pass(1_000);
    expect(taken()).toEqual([]);
  });

  it('submits any number of tasks of one instant, after downtime and while it runs', async () => {
    const ends = new Map(Array.from({ length: 260_000 }, (_, id) => [id, id % 2 === 0 ? 900 : 1_100]));
    const { timer, pass, answer, taken } = engineOf(new Map(), ends);
    const started = timer.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(taken()).toEqual([{ endsUpTo: 1_000 }]);
    await answer();
    await started;
    await pass(700);
    expect(taken()).toEqual([{ endsUpTo: expect.any(Number) }]);
    await answer();
    expect(ends.size).toBe(0);
  });

  it('first decides what became due during downtime, with or without ticks', async () => {
    const { timer, answer, taken } = engineOf(new Map([[7, 900]]), new Map([[8, 950]]));
    const started = timer.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(taken()).toEqual([{ reminder: 7 }]);
    await answer();
    expect(taken()).toEqual([{ endsUpTo: 1_000 }]);
    await answer();
    await started;
  });

  it.each([1, 60])(
    'leaves ticks half a second of real time to decide, at market clock speed %d',
    async (speed) => {
      const ends = new Map([[1, 1_000 + 100 * speed]]);
      const { timer, clock, pass, answer, taken } = engineOf(new Map(), ends);
      clock.speed = speed;
      await timer.start();
      await pass(590);
      expect(taken()).toEqual([]);
      await pass(50);
      const [said] = taken() as { endsUpTo: number }[];
      expect(said?.endsUpTo).toBeGreaterThanOrEqual(1_000 + 100 * speed);
      expect(said?.endsUpTo).toBeLessThanOrEqual(1_000 + 130 * speed);
      await answer();
    },
  );

  it('submits nothing that a tick decided meanwhile', async () => {
    const ends = new Map([[1, 1_100]]);
    const { timer, pass, taken } = engineOf(new Map(), ends);
    await timer.start();
    await pass(300);
    ends.delete(1);
    await pass(600);
    expect(taken()).toEqual([]);
  });

  it('submits again what failed, and not before it was answered', async () => {
    const { timer, pass, answer, taken } = engineOf(new Map([[1, 1_010]]), new Map([[2, 1_010]]));
    await timer.start();
    await pass(5_000);
    expect(taken()).toEqual([{ reminder: 1 }, { endsUpTo: expect.any(Number) }]);
    await answer(false);
    await pass(200);
    expect(taken()).toEqual([]);
    await pass(100);
    expect(taken()).toEqual([{ reminder: 1 }, { endsUpTo: expect.any(Number) }]);
    await answer();
    await pass(1_000);
    expect(taken()).toEqual([]);
  });

  it('follows the state: tasks that were moved, ended or restored', async () => {
    const reminders = new Map([
      [1, 1_100],
      [2, 1_100],
      [3, 1_100],
    ]);
    const { state, timer, clock, pass, taken } = engineOf(reminders, new Map());
    await timer.start();
    reminders.delete(1);
    reminders.set(2, 2_000);
    state.dues.schedule('reminder' as ScheduledKind, 2, 2_000);
    reminders.delete(3);
    await pass(200);
    expect(taken()).toEqual([]);
    // The batch that ended item 3 was not written after all.
    reminders.set(3, 1_100);
    state.dues.restore();
    await pass(50);
    expect(taken()).toEqual([{ reminder: 3 }]);
    clock.market = 2_000;
    await pass(50);
    expect(taken()).toEqual([{ reminder: 2 }]);
  });

  it('keeps at most twice as many entries as there are open tasks', () => {
    const reminders = new Map<number, number>();
    const { state } = engineOf(reminders, new Map());
    for (let id = 0; id < 10_000; id++) {
      reminders.set(id, 5_000 + id);
      state.dues.schedule('reminder' as ScheduledKind, id, 5_000 + id);
      if (id % 10 > 0) reminders.delete(id);
      state.dues.tidy(state);
    }
    expect(state.dues.size).toBeLessThanOrEqual(2_001);
    expect(state.dues.take(state, 50_000).length).toBe(1_000);
  });
});
