import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
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

  const offer = async (ratio: string, seconds = 5): Promise<string | null> => {
    const bounds = { least: decimal('1'), most: decimal('1000000') };
    const duration = { id: 0, symbolId: null, seconds, ratio: decimal(ratio), ...bounds, isEnabled: true };
    return trader.refusal(trader.ground.engine.submit({ kind: 'duration.put', actor: SYSTEM, duration }));
  };

  it('a duration that pays more than the stake is refused, and cannot be bought once the limit is lowered', async () => {
    expect(await offer('10')).toBe('micro.ratio_too_high');
    expect(await offer('1')).toBeNull();
    await trader.setting({ micro_ratio_most: '10' });
    expect(await offer('10', 6)).toBeNull();
    expect(await trader.refusal(trader.submit('up', '10', 6))).toBeNull();
    await trader.setting({ micro_ratio_most: '1' });
    expect(await trader.refusal(trader.submit('up', '10', 6))).toBe('micro.ratio_too_high');
    expect(await trader.refusal(trader.submit('up', '10', 5))).toBeNull();
    const asIs = trader.ground.client.view.durations().find(({ seconds }) => seconds === 6);
    const off = { ...(asIs as NonNullable<typeof asIs>), ratio: decimal('0.9') };
    const put = trader.ground.engine.submit({ kind: 'duration.put', actor: SYSTEM, duration: off });
    expect(isRefusal(await put)).toBe(false);
    await trader.tick('1.1');
    await trader.tick('1.1', 6_001);
    await trader.ended(2);
  });

  it('one customer’s ups and downs of the same expiry count as their worst case, at any ratio', async () => {
    await trader.setting({ micro_ratio_most: '10', micro_exposure_cap: '900' });
    expect(await offer('10')).toBeNull();
    // 10 · 100 up costs 1000; with 100 down for the same expiry it would cost 900.
    expect(await trader.refusal(trader.submit('up', '100', 5))).toBe('micro.exposure');
    expect(await trader.refusal(trader.submit('up', '90', 5))).toBeNull();
    expect(await trader.refusal(trader.submit('down', '99', 5))).toBeNull();
    expect(await trader.refusal(trader.submit('up', '10', 5))).toBe('micro.exposure');
    expect(await trader.refusal(trader.submit('up', '9', 5))).toBeNull();
    // With another expiry both sides may win, so nothing is netted.
    trader.ground.now += 1;
    expect(await trader.refusal(trader.submit('down', '1', 5))).toBe('micro.exposure');
    await trader.tick('1.1');
    await trader.tick('1.1', 5_001);
    await trader.ended(3);
    expect(await trader.refusal(trader.submit('up', '90', 5))).toBeNull();
    await trader.tick('1.1');
    await trader.tick('1.1', 5_001);
    await trader.ended(4);
  });
});
