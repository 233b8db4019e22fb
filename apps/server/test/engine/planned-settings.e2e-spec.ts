import { isRefusal } from '@truemark/domain';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';

withDatabases((database) => {
  let trader: OptionTrader;

  beforeEach(async () => {
    trader = await OptionTrader.on(database);
  });
  afterEach(() => trader.checkAndDiscard());

  const plan = async (key: string, value: string | null, later: number): Promise<number> => {
    const holdsAt = trader.ground.now + later;
    const outcome = await trader.ground.engine.submit({
      ...{ kind: 'settings.plan', actor: SYSTEM, key, value, holdsAt, madeBy: 1 },
    });
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.plan.id;
  };
  const ended = () =>
    trader.told.flatMap((event) => (event.type === 'settings.plan_ended' ? [event.plan] : []));
  const valueOf = (key: string) => trader.ground.client.view.settings().get(key);

  it('a planned change takes effect at its time, not before, and only once', async () => {
    const id = await plan('micro_loss_level', '1', 5_000);
    await trader.tick('1.2', 4_000);
    expect([valueOf('micro_loss_level'), ended()]).toEqual([undefined, []]);
    await trader.tick('1.2', 2_000);
    await expect.poll(() => ended().map((each) => [each.id, each.state])).toEqual([[id, 'held']]);
    expect(valueOf('micro_loss_level')).toBe('1');
    const again = await trader.ground.engine.submit({ kind: 'settings.hold', actor: SYSTEM, planId: id });
    expect(again).toMatchObject({ refused: true, key: 'rows.changed' });
  });

  it('a planned change that is not allowed at its time is refused and changes nothing', async () => {
    await plan('only_one_account', '1', 5_000);
    await trader.buy('up');
    await trader.tick('1.2', 6_000);
    await expect
      .poll(() => ended().map(({ state, refusal }) => [state, refusal]))
      .toEqual([['refused', 'settings.in_use']]);
    expect(valueOf('only_one_account')).toBeUndefined();
  });

  it('an older plan of the operators’ networks is refused at its time, lifted ones and older inputs are not', async () => {
    const networks = '198.51.100.0/24';
    const outcomes = () => ended().map(({ state, refusal }) => [state, refusal]);
    await plan('operator_networks', networks, 5_000);
    await trader.tick('1.2', 6_000);
    await expect.poll(outcomes).toEqual([['refused', 'review.second_person']]);
    expect(valueOf('operator_networks')).toBeUndefined();
    const planId = await plan('operator_networks', networks, 5_000);
    trader.ground.now += 6_000;
    const formerly = { kind: 'settings.hold', actor: SYSTEM, planId, formerly: true } as const;
    expect(await trader.ground.engine.submit(formerly)).toMatchObject({ plan: { state: 'held' } });
    expect(valueOf('operator_networks')).toBe(networks);
    await plan('operator_networks', null, 5_000);
    await trader.tick('1.2', 6_000);
    await expect
      .poll(() => outcomes().slice(1))
      .toEqual([
        ['held', null],
        ['held', null],
      ]);
    expect(valueOf('operator_networks')).toBeUndefined();
  });

  it('a cancelled plan never takes effect', async () => {
    const planId = await plan('micro_loss_level', '1', 5_000);
    await trader.ground.engine.submit({ kind: 'settings.cancel_plan', actor: SYSTEM, planId });
    await trader.tick('1.2', 6_000);
    await trader.tick('1.2', 1_000);
    expect(ended().map(({ state }) => state)).toEqual(['cancelled']);
    expect(valueOf('micro_loss_level')).toBeUndefined();
  });
});
