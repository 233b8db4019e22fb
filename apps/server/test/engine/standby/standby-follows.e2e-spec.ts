import { SETTING_DEFAULTS } from '@truemark/contracts';
import { decimal } from '@truemark/money';
import fc from 'fast-check';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PostgresStore } from '../../../dist/engine/kernel/store/postgres-store.js';
import { SYSTEM } from '../../../dist/engine/protocol.js';
import { Diverged, Follower } from '../../../dist/engine/standby/follower.js';
import { loadEngineState, type StateSources } from '../../../dist/engine/standby/loaded-state.js';
import { StandbyFollower } from '../../../dist/engine/standby/standby-follower.js';
import type { StandbyStatus } from '../../../dist/platform/process-role.js';
import { schema } from '../../../dist/schema.js';
import { SEED, STORY_TIMEOUT_MS } from '../../harness/faults.js';
import { day } from '../random/actions.js';
import { playChecked, submitTogether } from '../random/play.js';
import { newCustomer, startTestEngine, type TestEngine } from '../test-engine.js';
import { everythingOf } from './everything-of.js';

/** Ticks submitted together. After this many, the leader publishes one portion of its state. */
const STEPS = 300;
/** Enough rounds for every kind of state to be compared. */
const ROUNDS = 40;

describe('on postgres', () => {
  let ground: TestEngine;
  let store: PostgresStore;
  let options: StateSources;

  beforeEach(async () => {
    ground = await startTestEngine('postgres');
    const { target } = ground;
    if (target.dialect !== 'postgres') throw new Error('not on PostgreSQL');
    store = await PostgresStore.open(target.url);
    options = { tables: schema, settingDefaults: SETTING_DEFAULTS, now: () => ground.now };
  });
  afterEach(async () => {
    await store.close();
    await ground.discard();
  });

  it(
    `following a random day gives the same state as loading it at a start (seed ${SEED})`,
    async () => {
      const [moments] = fc.sample(day, { seed: SEED, numRuns: 1 });
      const { handed } = await playChecked('sqlite', moments ?? []);
      const from = Math.floor(handed.length / 4);
      for (const each of handed.slice(0, from)) await submitTogether(ground, each);
      const follower = await Follower.load(store, options);
      for (const [index, each] of handed.slice(from).entries()) {
        await submitTogether(ground, each);
        if (index % 3 === 0) await follower.follow();
      }
      await follower.follow();
      const { laneSeq } = await store.end();
      const followed = await follower.takeOver(laneSeq);
      const loaded = await loadEngineState(store, options, laneSeq);
      expect(everythingOf(followed.state)).toEqual(everythingOf(loaded.state));
    },
    STORY_TIMEOUT_MS,
  );

  it('a state that differs from the leader’s raises an alarm, is never served, and is loaded again', async () => {
    const customer = await newCustomer(ground, '1000');
    await prices(0);
    const told: StandbyStatus[] = [];
    const standBy = new StandbyFollower(store, {
      ...options,
      say: () => undefined,
      onStanding: (now) => told.push(now),
    });
    const follow = async (): Promise<StandbyStatus['state'] | undefined> => {
      await standBy.wait.meanwhile?.();
      return told.at(-1)?.state;
    };
    // Changed only in the database: the standby loads it, and the leader has another balance.
    const spoil = (by: number): Promise<unknown> =>
      write(
        `UPDATE ledger_accounts SET balance = balance + ${by} WHERE owner_id = ${customer} AND part = 'free'`,
      );
    await spoil(1);
    await follow();
    await spoil(-1);
    for (let round = 1; told.at(-1)?.state !== 'diverged' && round < ROUNDS; round++) {
      await prices(round);
      await follow();
    }
    expect(told.at(-1)).toMatchObject({ state: 'diverged', divergences: 1 });
    expect(told.at(-1)?.reason).toMatch(
      /^accounts 1 to \d+ at step \d+ are not what the writing engine has$/,
    );
    // After reloading, the alarm remains until accounts have been compared once more.
    for (let round = 1; told.at(-1)?.state !== 'following' && round < ROUNDS; round++) {
      await prices(ROUNDS + round);
      await follow();
    }
    const { laneSeq } = await store.end();
    const { state } = await standBy.groundAt(laneSeq);
    const loaded = await loadEngineState(store, options, laneSeq);
    expect(everythingOf(state)).toEqual(everythingOf(loaded.state));
    expect(told.at(-1)).toMatchObject({ state: 'following', divergences: 1 });
  });

  it('an input that a replay decides differently raises an alarm, too', async () => {
    const customer = await newCustomer(ground, '1000');
    const follower = await Follower.load(store, options);
    const amount = decimal('10');
    const transfer = { kind: 'wallet.transfer', actor: SYSTEM, customerId: customer, amount } as const;
    await ground.engine.submit({ ...transfer, from: 'change', to: 'forex' });
    await write(`UPDATE lane_inputs SET payload = replace(payload, '"${amount}n"', '"${amount * 1000n}n"')`);
    await expect(follower.follow()).rejects.toThrow(Diverged);
  });

  async function prices(round: number): Promise<void> {
    ground.now += 1_000;
    await ground.engine.take(
      Array.from({ length: STEPS }, (_, index) => ({
        symbolId: 1,
        time: ground.now - STEPS + index,
        bid: 110_000_000 + ((round + index) % 7) * 1_000,
      })),
    );
  }

  async function write(statement: string): Promise<void> {
    const { target } = ground;
    if (target.dialect !== 'postgres') throw new Error('not on PostgreSQL');
    const client = new pg.Client({ connectionString: target.url });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  }
});
