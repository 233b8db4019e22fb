import { formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LimitValues } from '../../dist/engine/products/limits/tables/limits.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';

const HOUR = 3_600_000;

withDatabases((database) => {
  let trader: OptionTrader;
  beforeEach(async () => {
    trader = await OptionTrader.on(database);
  });
  afterEach(() => trader?.checkAndDiscard());

  const limit = (limits: Partial<LimitValues>, excludeDays?: number) => {
    const { customerId } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    const asked = { limits, ...(excludeDays !== undefined && { excludeDays }) };
    return trader.ground.engine.submit({ kind: 'limits.set', actor, customerId, ...asked });
  };
  const tried = (stake: string) => trader.refusal(trader.submit('up', stake, 60));
  const standing = () => trader.ground.engine.ask({ kind: 'limits.standing', customerId: trader.customerId });
  const result = async () => formatDecimal((await standing()).result);

  it('the daily loss counts what running options may lose, then what they lost, across restarts', async () => {
    await limit({ dailyLoss: '250' });
    const { id } = await trader.buy('up', '200');
    expect([await tried('51'), await tried('50')]).toEqual(['limits.daily_loss', null]);
    expect(await tried('10')).toBe('limits.daily_loss');
    await trader.restart();
    expect([await result(), await tried('10')]).toEqual(['0', 'limits.daily_loss']);
    await trader.tick('1.2');
    for (let seconds = 0; seconds < 60; seconds++) await trader.tick('1.15');
    await trader.ended(id);
    expect([await result(), await tried('10')]).toEqual(['-250', 'limits.daily_loss']);
    await trader.restart();
    expect([await result(), await tried('10')]).toEqual(['-250', 'limits.daily_loss']);
    await trader.tick('1.15', 12 * HOUR);
    expect([await result(), await tried('250'), await tried('10')]).toEqual(['0', null, 'limits.daily_loss']);
  });

  it('an option counts with what it can lose, which at loss level 1 is less than its stake', async () => {
    await trader.setting({ micro_loss_level: '1' });
    await limit({ dailyLoss: '85' });
    expect([await tried('100'), await tried('10')]).toEqual([null, 'limits.daily_loss']);
  });

  it('a win raises the amount that may still be lost', async () => {
    await limit({ dailyLoss: '100' });
    const { id } = await trader.buy('up', '100', 10);
    await trader.tick('1.1');
    for (let seconds = 0; seconds < 10; seconds++) await trader.tick('1.2');
    await trader.ended(id);
    expect([await result(), await tried('185.01'), await tried('185')]).toEqual([
      '85',
      'limits.daily_loss',
      null,
    ]);
  });

  it('options make a trading session like orders, and the stake limit applies to them', async () => {
    await limit({ sessionMinutes: 1, stake: '100' });
    expect(await tried('100.01')).toBe('limits.stake');
    const since = trader.ground.now;
    expect(await tried('100')).toBe(null);
    await trader.tick('1.1', 59_999);
    await trader.restart();
    await trader.tick('1.1', 0);
    expect((await standing()).sessionSince).toBe(since);
    expect(await tried('10')).toBe(null);
    await trader.tick('1.1', 1);
    expect(await tried('10')).toBe('limits.session');
    await trader.tick('1.1', HOUR / 2);
    expect(await tried('10')).toBe(null);
  });

  it('options of a self-excluded customer are still settled and paid', async () => {
    const { id } = await trader.buy('up', '100', 10);
    await trader.tick('1.1');
    await limit({}, 1);
    expect(await tried('10')).toBe('limits.self_excluded');
    for (let seconds = 0; seconds < 10; seconds++) await trader.tick('1.2');
    expect((await trader.ended(id)).outcome).toBe('win');
    expect(await trader.balance('free')).toBe('1085');
  });
});
