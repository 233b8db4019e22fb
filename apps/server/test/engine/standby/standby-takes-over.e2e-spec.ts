import { decimal } from '@truemark/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AccountSnapshot, SYSTEM } from '../../../dist/engine/protocol.js';
import { EngineProcessHandle } from '../../harness/engine-process-handle.js';
import { report, roundsAt, SEED, STORY_TIMEOUT_MS, seeded } from '../../harness/faults.js';
import { migratedTestStorage } from '../../harness/seeded-grounds.js';
import { day } from '../random/actions.js';
import type { Handed } from '../random/concrete.js';
import { playChecked, stateOf } from '../random/play.js';
import { EURUSD, targetOf, verifyDerivedData, WEDNESDAY } from '../test-engine.js';

/** Kills the process, or stops it for longer than its lease. */
const ENDS = ['SIGKILL', 'SIGSTOP'] as const;
/** Commands in flight when it is ended. */
const UNDER_WAY = 30;
/** Maximum delay until then, ms. */
const SOON = 30;

async function hand(engine: EngineProcessHandle, { now, inputs }: Handed): Promise<void> {
  engine.now = now;
  await Promise.all(
    inputs.map(
      (input): Promise<unknown> =>
        'quote' in input ? engine.take([input.quote]) : engine.submit(input.command),
    ),
  );
}

/** Submits transfers of customer 3, each under its own key; returns the acknowledged ones by key. */
async function transferAll(engine: EngineProcessHandle): Promise<Record<string, object>> {
  const one = async (number: number): Promise<[string, object][]> => {
    const key = `transfer-${number}`;
    const outcome = await engine
      .submit({
        kind: 'wallet.transfer',
        actor: { kind: 'customer', id: 3 },
        customerId: 3,
        from: 'change',
        to: 'forex',
        amount: decimal('1'),
        idempotency: { owner: 3, key, hash: key },
      })
      .catch(() => null);
    return outcome ? [[key, outcome]] : [];
  };
  const done = await Promise.all(Array.from({ length: UNDER_WAY }, (_, number) => one(number)));
  return Object.fromEntries(done.flat());
}

async function movedBy(engine: EngineProcessHandle): Promise<number> {
  const { accounts } = await engine.ask({ kind: 'customer.account', customerId: 3 });
  return accounts.find(({ kind, part }) => kind === 'change' && part === 'free')?.postings ?? 0;
}

/** Ends the leader; the standby takes over. A stopped leader that was overtaken ends by itself. */
async function takeOver(
  leader: EngineProcessHandle,
  standby: EngineProcessHandle,
  how: (typeof ENDS)[number],
): Promise<void> {
  await expect.poll(() => standby.standing?.state).toBe('following');
  leader.signal(how);
  const served = await standby.leads;
  report(`ms from the lease to serving after ${how}`, Math.round(served));
  standby.now = leader.now;
  leader.signal('SIGCONT');
  const { code } = await leader.ended;
  if (how === 'SIGSTOP') expect(code).toBe(1);
  expect(standby.standing?.divergences).toBe(0);
}

/**
 * Plays the first part of a day on one engine, which is ended, and the rest on the standby; then ends one again during
 * transfers.
 */
async function play(
  handed: readonly Handed[],
  state: string,
  random: () => number,
  how: 'SIGKILL' | 'SIGSTOP',
) {
  const ground = await migratedTestStorage('postgres');
  const target = targetOf(ground);
  const engines: EngineProcessHandle[] = [];
  const start = (): EngineProcessHandle => {
    const engine = new EngineProcessHandle(target, WEDNESDAY);
    engines.push(engine);
    return engine;
  };
  try {
    const places = [random() * 0.5, 0.5 + random() * 0.5].map((part) => Math.floor(part * handed.length));
    const [first = 0, second = 0] = places;
    const leader = start();
    await leader.leads;
    await leader.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: EURUSD });
    await leader.submit({ kind: 'settings.change', actor: SYSTEM, values: { price_jump_most: '1000' } });
    for (const each of handed.slice(0, first)) await hand(leader, each);
    const next = start();
    await expect.poll(() => next.standing?.state).toBe('following');
    for (const each of handed.slice(first, second)) await hand(leader, each);
    await takeOver(leader, next, how);
    for (const each of handed.slice(second)) await hand(next, each);
    const account = (customerId: number): Promise<AccountSnapshot> =>
      next.ask({ kind: 'customer.account', customerId });
    expect(await stateOf({ target, account, client: next, engine: next })).toBe(state);

    const last = start();
    last.now = next.now;
    await expect.poll(() => last.standing?.state).toBe('following');
    const before = await movedBy(next);
    const under = transferAll(next);
    // By then some are durable and some are not.
    await new Promise((resolve) => setTimeout(resolve, random() * SOON));
    await takeOver(next, last, how);
    const acknowledged = await under;
    const again = await transferAll(last);
    expect(Object.keys(again)).toHaveLength(UNDER_WAY);
    expect(again).toMatchObject(acknowledged);
    expect(await movedBy(last)).toBe(before + UNDER_WAY);
    await verifyDerivedData(target);
  } finally {
    for (const engine of engines) {
      engine.signal('SIGKILL');
      await engine.ended;
    }
    await ground.discard();
  }
}

describe.each(ENDS)('on postgres, %s', (how) => {
  it(
    `the standby engine continues where the leader was stopped (random days, seed ${SEED})`,
    async () => {
      const random = seeded(SEED);
      for (const moments of fc.sample(day, { seed: SEED, numRuns: roundsAt(1) })) {
        const { handed, state } = await playChecked('sqlite', moments);
        await play(handed, state, random, how);
      }
    },
    STORY_TIMEOUT_MS,
  );
});
