import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { LimitValues } from '../../dist/engine/products/limits/tables/limits.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import type { LimitsStanding } from '../../src/engine/products/limits/commands.js';
import { withDatabases } from '../harness/with-databases.js';
import { verifyDerivedData } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const MINUTE = 60_000;
const MIDNIGHT = Date.parse('2026-11-19T00:00:00Z');

withDatabases((database) => {
  let trader: TestTrader;

  beforeEach(async () => {
    trader = await createTestTrader(database);
  });
  afterEach(() => trader?.checkAndDiscard());

  const limit = (limits: Partial<LimitValues>, excludeDays?: number | null) => {
    const { customerId } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    const asked = { limits, ...(excludeDays !== undefined && { excludeDays }) };
    return trader.ground.engine.submit({ kind: 'limits.set', actor, customerId, ...asked });
  };
  /** Tries to buy one lot: margin 220 at 1.1. */
  const tried = (lots = '1') => trader.refusal({ kind: 'order.open', ...trader.exposure('buy', lots) });
  const triedPending = () => {
    const terms = { targetPrice: decimal('1'), expireAt: null };
    return trader.refusal({ kind: 'order.place', ...trader.exposure('buy', '1'), ...terms });
  };
  const close = (orderId: number, lots?: string) => {
    const { customerId } = trader;
    const part = lots === undefined ? {} : { lots: decimal(lots) };
    const actor = { kind: 'customer', id: customerId } as const;
    return trader.refusal({ kind: 'order.close', actor, customerId, orderId, ...part });
  };
  const standing = (): Promise<LimitsStanding> =>
    trader.ground.engine.ask({ kind: 'limits.standing', customerId: trader.customerId });
  /** Restarts the engine; the customer's data must not change. */
  const restart = async (): Promise<void> => {
    const before = await standing();
    await trader.ground.restart();
    expect(await standing()).toEqual(before);
  };
  const pass = async (time: number): Promise<void> => {
    trader.ground.now += time;
    await trader.ground.price(formatDecimal(BigInt(trader.ground.client.view.quote(1)?.bid ?? 0)));
  };

  it('the daily loss counts every kind of close, with fees, until the GMT day ends, across restarts', async () => {
    await limit({ dailyLoss: '200' });
    const partly = await trader.open('buy', '1');
    await trader.open('buy', '1', { stopLoss: decimal('1.0960') });
    await trader.tick('1.0980');
    expect(await close(partly.id, '0.5')).toBe(false);
    expect(formatDecimal((await standing()).result)).toBe('-10');
    await restart();
    await trader.tick('1.0950');
    expect((await trader.openOrders()).map(({ id }) => id)).toEqual([partly.id]);
    expect(formatDecimal((await standing()).result)).toBe('-60');
    await trader.tick('1.0700');
    expect(await tried('0.1')).toBe(false);
    expect(await close(partly.id)).toBe(false);
    expect(formatDecimal((await standing()).result)).toBe('-210');
    expect([await tried(), await triedPending()]).toEqual(['limits.daily_loss', 'limits.daily_loss']);
    await restart();
    expect([await tried(), await triedPending()]).toEqual(['limits.daily_loss', 'limits.daily_loss']);
    await pass(MIDNIGHT - 1 - trader.ground.now);
    expect(await tried()).toBe('limits.daily_loss');
    await pass(1);
    expect(await tried()).toBe(false);
    await restart();
    expect((await standing()).result).toBe(0n);
  });

  it('fees count as losses, each with the part of the order it was paid for', async () => {
    const symbol = trader.ground.client.view.symbols().find(({ id }) => id === 1);
    if (!symbol) throw new Error('no symbol');
    const put = {
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...symbol, feeRate: decimal('0.01') },
    } as const;
    expect(await trader.refusal(put)).toBe(false);
    const { id, fee } = await trader.open('buy', '1');
    expect([formatDecimal(fee), (await standing()).result]).toEqual(['2.2', 0n]);
    expect([await close(id, '0.5'), formatDecimal((await standing()).result)]).toEqual([false, '-1.1']);
    await restart();
    expect([await close(id), formatDecimal((await standing()).result)]).toEqual([false, '-2.2']);
    await restart();
  });

  it('a close by a late tick of yesterday does not count towards today', async () => {
    const early = await trader.open('buy', '1');
    await trader.open('buy', '1', { stopLoss: decimal('1.05') });
    trader.ground.now = MIDNIGHT - 1000;
    await trader.ground.price('1.09');
    trader.ground.now = MIDNIGHT + 500;
    expect(await close(early.id)).toBe(false);
    expect(formatDecimal((await standing()).result)).toBe('-100');
    await trader.ground.engine.take([{ symbolId: 1, time: MIDNIGHT - 100, bid: Number(decimal('1.04')) }]);
    expect(await trader.openOrders()).toEqual([]);
    expect(formatDecimal((await standing()).result)).toBe('-100');
    await restart();
  });

  it('a trading session lasts over restarts and placed orders until half an hour without trades', async () => {
    await limit({ sessionMinutes: 60 });
    const since = trader.ground.now;
    expect(await tried()).toBe(false);
    await pass(29 * MINUTE);
    expect(await triedPending()).toBe(false);
    await restart();
    expect((await standing()).sessionSince).toBe(since);
    await pass(29 * MINUTE + MINUTE - 1);
    await restart();
    expect(await tried()).toBe(false);
    await pass(2 * MINUTE);
    expect(await tried()).toBe('limits.session');
    await restart();
    expect([await tried(), await triedPending()]).toEqual(['limits.session', 'limits.session']);
    await pass(28 * MINUTE - 1);
    expect(await tried()).toBe('limits.session');
    await restart();
    await pass(1);
    expect((await standing()).sessionSince).toBe(null);
    await restart();
    expect(await tried()).toBe(false);
    expect((await standing()).sessionSince).toBe(trader.ground.now);
  });

  it('a session of a whole day is restored by restarts and reaches its limit', async () => {
    await limit({ sessionMinutes: 1440 });
    const since = trader.ground.now;
    for (let trades = 0; trades < 49; trades++) {
      expect(await tried('0.01')).toBe(false);
      if (trades % 7 === 0) await restart();
      await pass(30 * MINUTE - 1);
    }
    expect((await standing()).sessionSince).toBe(since);
    expect(await tried('0.01')).toBe('limits.session');
  });

  it('a stake limit applies to the margin of new and pending orders, but not to a fill', async () => {
    const waiting = await trader.place('buy', '1.09');
    await limit({ stake: '110' });
    expect([await tried('0.51'), await tried('0.5')]).toEqual(['limits.stake', false]);
    expect(await triedPending()).toBe('limits.stake');
    await trader.tick('1.0899');
    expect((await trader.openOrders()).find(({ id }) => id === waiting.id)?.status).toBe('holding');
  });

  it('self-exclusion cancels pending orders and refuses trades, allows stops and closes, and survives restarts', async () => {
    const held = await trader.open('buy', '1');
    const pending = await trader.place('buy', '1');
    const reserved = await trader.balance('held');
    await limit({}, 1);
    const released = { status: 'cancelled', closeReason: 'limits.self_excluded' };
    await expect.poll(() => trader.ended(pending.id)).toMatchObject(released);
    expect(decimal(await trader.balance('held'))).toBe(decimal(reserved) - pending.margin - pending.fee);
    const until = trader.ground.now + 24 * 60 * MINUTE;
    expect((await standing()).limits?.excludedUntil).toBe(until);
    expect([await tried(), await triedPending()]).toEqual(['limits.self_excluded', 'limits.self_excluded']);
    await restart();
    expect(await tried()).toBe('limits.self_excluded');
    const { customerId } = trader;
    const mine = { actor: { kind: 'customer', id: customerId }, customerId } as const;
    const stops = { stopLoss: decimal('1'), takeProfit: 0n };
    expect(await trader.refusal({ kind: 'order.protect', ...mine, orderId: held.id, ...stops })).toBe(false);
    const out = { from: 'forex', to: 'change', amount: decimal('100') } as const;
    expect(await trader.refusal({ kind: 'wallet.transfer', ...mine, ...out })).toBe(false);
    await limit({ stake: '0' }, 0);
    expect((await standing()).limits?.excludedUntil).toBe(until);
    expect(await close(held.id)).toBe(false);
    await pass(until - 1 - trader.ground.now);
    expect(await tried()).toBe('limits.self_excluded');
    await pass(1);
    expect(await tried()).toBe(false);
    await limit({}, null);
    await limit({}, 1);
    await restart();
    expect((await standing()).limits?.excludedUntil).toBe(null);
    await pass(400 * 24 * 60 * MINUTE);
    expect(await tried()).toBe('limits.self_excluded');
  });

  it('verification reports limits that were loosened in the database', async () => {
    await limit({ stake: '110' });
    await limit({}, null);
    const { target } = trader.ground;
    const noticed = async (sql: string, back: string): Promise<string> => {
      await writeBypassingEngine(target, sql);
      const told = await verifyDerivedData(target).then(String, String);
      await writeBypassingEngine(target, back);
      return told;
    };
    const row = `UPDATE customer_limits SET`;
    expect(await noticed(`${row} excluded_until = 0`, `${row} excluded_until = NULL`)).toContain(
      'excludedUntil',
    );
    const stored = `'{"dailyLoss":"0","stake":"110","sessionMinutes":0}'`;
    expect(
      await noticed(`${row} current = replace(current, '110', '220')`, `${row} current = ${stored}`),
    ).toContain('limits of customer');
    expect(await tried()).toBe('limits.self_excluded');
  });

  it('a looser limit takes effect after 24 hours, also across a restart', async () => {
    await limit({ stake: '110' });
    await limit({ stake: '220' });
    await pass(24 * 60 * MINUTE - 1);
    await restart();
    expect(await tried()).toBe('limits.stake');
    await pass(1);
    expect(await tried()).toBe(false);
  });
});
