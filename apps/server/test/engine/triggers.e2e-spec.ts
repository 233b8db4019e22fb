import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

withDatabases((database) => {
  let trader: TestTrader;

  beforeEach(async () => {
    trader = await createTestTrader(database);
  });
  afterEach(() => trader?.checkAndDiscard());

  const protect = { kind: 'order.protect', actor: { kind: 'customer', id: 1 } } as const;

  it('across a gap a stop loss fills at a worse price and a take profit at a better one', async () => {
    const long = await trader.open('buy', '1', { stopLoss: decimal('1.09') });
    const short = await trader.open('sell', '1', { takeProfit: decimal('1.095') });
    await trader.tick('1.0951');
    expect(await trader.openOrders()).toHaveLength(2);
    await trader.tick('1.08');
    expect(trader.ended(long.id)).toMatchObject({
      closedBy: 'stop_loss',
      closePrice: decimal('1.08'),
      profit: decimal('-200'),
    });
    expect(trader.ended(short.id)).toMatchObject({ closedBy: 'take_profit', profit: decimal('200') });
    expect(await trader.balance('free')).toBe('100000');
  });

  it('a stop must be on its own side, and can be moved and removed by its owner only', async () => {
    const order = await trader.open('buy', '1');
    const wrong = {
      ...protect,
      customerId: trader.customerId,
      orderId: order.id,
      stopLoss: decimal('1.2'),
      takeProfit: 0n,
    };
    expect(await trader.refusal(wrong)).toBe('order.stop_price_side');
    expect(await trader.refusal({ ...wrong, stopLoss: decimal('1.09') })).toBe(false);
    expect(await trader.refusal({ ...wrong, stopLoss: decimal('1.05') })).toBe(false);
    await trader.tick('1.085');
    expect(await trader.openOrders()).toHaveLength(1);
    expect(await trader.refusal({ ...wrong, stopLoss: 0n })).toBe(false);
    await trader.tick('1.04');
    expect(await trader.openOrders()).toHaveLength(1);
    expect(await trader.refusal({ ...wrong, customerId: 99 })).toBe('order.not_found');
  });

  it('pending orders reserve money, fill at the tick’s own price, and release the money when cancelled', async () => {
    const limit = await trader.place('buy', '1.09');
    const stop = await trader.place('buy', '1.11');
    expect([limit.pendingKind, stop.pendingKind]).toEqual(['limit', 'stop']);
    expect([await trader.balance('free'), await trader.balance('held')]).toEqual(['99560', '440']);
    await trader.tick('1.08');
    expect((await trader.openOrders()).find(({ id }) => id === limit.id)).toMatchObject({
      status: 'holding',
      openPrice: decimal('1.08'),
      margin: decimal('216'),
    });
    await trader.tick('1.12');
    expect((await trader.openOrders()).find(({ id }) => id === stop.id)).toMatchObject({
      openPrice: decimal('1.12'),
    });
    const third = await trader.place('sell', '1.2');
    const cancel = {
      kind: 'order.cancel',
      actor: SYSTEM,
      customerId: trader.customerId,
      orderId: third.id,
    } as const;
    expect(await trader.refusal(cancel)).toBe(false);
    expect(await trader.refusal(cancel)).toBe('order.not_found');
    expect(await trader.balance('held')).toBe('440');
    expect(trader.told.filter(({ type }) => type === 'order.filled')).toHaveLength(2);
  });

  it('a pending order expires at its time', async () => {
    const order = await trader.place('buy', '1.09', trader.ground.now + 500);
    trader.ground.now += 501;
    const expired = { status: 'cancelled', closeReason: 'order.expired' };
    await expect.poll(() => trader.ended(order.id)).toMatchObject(expired);
    expect(await trader.balance('free')).toBe('100000');
    expect(
      await trader.refusal({
        kind: 'order.place',
        ...trader.exposure('buy', '1'),
        targetPrice: decimal('1'),
        expireAt: 1,
      }),
    ).toBe('order.expired');
  });

  it('a tick after its expiry does not fill a pending order', async () => {
    const order = await trader.place('buy', '1.09', trader.ground.now + 500);
    trader.ground.now += 3_600_000;
    await trader.tick('1.08');
    expect(trader.ended(order.id)).toMatchObject({ status: 'cancelled', closeReason: 'order.expired' });
    expect(await trader.openOrders()).toEqual([]);
    expect(await trader.balance('free')).toBe('100000');
  });

  it('a disabled symbol takes no new orders; open and pending ones continue', async () => {
    const guarded = await trader.open('buy', '1', { stopLoss: decimal('1.09') });
    const free = await trader.open('buy', '1');
    const waiting = await trader.place('sell', '1.2');
    const [symbol] = trader.ground.client.view.symbols();
    if (!symbol) throw new Error('no symbol');
    await trader.ground.engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...symbol, isEnabled: false },
    });
    expect(await trader.refusal({ kind: 'order.open', ...trader.exposure('buy', '1') })).toBe(
      'market.unknown_symbol',
    );
    await trader.tick('1.085');
    expect(trader.ended(guarded.id)).toMatchObject({ closedBy: 'stop_loss' });
    const close = { kind: 'order.close', actor: SYSTEM, customerId: trader.customerId } as const;
    expect(trader.orderOf(await trader.ground.engine.submit({ ...close, orderId: free.id })).status).toBe(
      'closed',
    );
    await trader.tick('1.21');
    expect(await trader.openOrders()).toMatchObject([{ id: waiting.id, status: 'holding' }]);
  });

  it('prices of a closed market trigger no stop; the first tick after the opening does, at its own price', async () => {
    const [symbol] = trader.ground.client.view.symbols();
    if (!symbol) throw new Error('no symbol');
    const sessions = [1, 2, 3, 4, 5].map((day) => ({ day, from: '00:00', to: '24:00' }));
    const schedule = { ...symbol.schedule, sessions };
    await trader.ground.engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...symbol, schedule },
    });
    const long = await trader.open('buy', '1', { stopLoss: decimal('1.09') });
    const short = await trader.open('sell', '1', { takeProfit: decimal('1.095') });
    const openIds = async () => (await trader.openOrders()).map(({ id }) => id);
    const [saturday, monday] = ['2026-11-21T12:00:00Z', '2026-11-23T00:00:00Z'].map(Date.parse);
    trader.ground.now = saturday as number;
    await trader.tick('1.05');
    await trader.ground.restart();
    trader.ground.engine.subscribe((event) => trader.told.push(event));
    await trader.tick('1.1');
    trader.ground.now = monday as number;
    await trader.tick('1.0951');
    expect(await openIds()).toEqual([long.id, short.id]);
    trader.ground.now += 5 * 24 * 3_600_000;
    await trader.tick('1.06');
    trader.ground.now += 2 * 24 * 3_600_000;
    expect([await openIds(), await trader.balance('free')]).toEqual([[long.id, short.id], '99560']);
    await trader.tick('1.08');
    expect(trader.ended(long.id)).toMatchObject({
      ...{ closedBy: 'stop_loss', closePrice: decimal('1.08'), closedAt: trader.ground.now },
      profit: decimal('-200'),
    });
    expect(trader.ended(short.id)).toMatchObject({
      ...{ closedBy: 'take_profit', closePrice: decimal('1.08'), closedAt: trader.ground.now },
      profit: decimal('200'),
    });
  });

  it('a customer cannot have more open orders than the setting allows', async () => {
    const values = { forex_max_open_orders: '2' };
    await trader.ground.engine.submit({ kind: 'settings.change', actor: SYSTEM, values });
    const first = await trader.open('buy', '1');
    await trader.place('sell', '1.2');
    const refused = await trader.ground.engine.submit({ kind: 'order.open', ...trader.exposure('buy', '1') });
    expect(refused).toMatchObject({ key: 'order.too_many_open', facts: { most: 2 } });
    const close = {
      kind: 'order.close',
      actor: SYSTEM,
      customerId: trader.customerId,
      orderId: first.id,
    } as const;
    trader.orderOf(await trader.ground.engine.submit(close));
    await trader.open('buy', '1');
  });

  it('a partial close is an order of its own, with its margin in proportion', async () => {
    const order = await trader.open('buy', '0.03');
    await trader.tick('1.2');
    const close = {
      kind: 'order.close',
      actor: SYSTEM,
      customerId: trader.customerId,
      orderId: order.id,
    } as const;
    const part = trader.orderOf(await trader.ground.engine.submit({ ...close, lots: decimal('0.01') }));
    expect(part).toMatchObject({
      originId: order.id,
      lots: decimal('0.01'),
      margin: decimal('2.2'),
      profit: decimal('10'),
    });
    expect(await trader.openOrders()).toMatchObject([
      { id: order.id, lots: decimal('0.02'), margin: decimal('4.4') },
    ]);
    expect(await trader.refusal({ ...close, lots: decimal('0.015') })).toBe('order.lots_step');
    trader.orderOf(await trader.ground.engine.submit(close));
    expect(await trader.balance('free')).toBe('100030');
  });

  it('a trailing stop moves only in the order’s favour, and survives a restart', async () => {
    const order = await trader.open('buy', '1', { trailingDistance: decimal('0.01') });
    await trader.tick('1.15');
    await trader.tick('1.145');
    await trader.ground.restart();
    trader.ground.engine.subscribe((event) => trader.told.push(event));
    await trader.tick('1.1401');
    expect(await trader.openOrders()).toHaveLength(1);
    await trader.tick('1.1399');
    expect(trader.ended(order.id)).toMatchObject({ closedBy: 'stop_loss', stopLoss: decimal('1.14') });
  });

  it('closing all closes every order at once', async () => {
    await trader.open('buy', '1');
    await trader.open('sell', '1');
    const outcome = await trader.ground.engine.submit({
      kind: 'order.close_all',
      actor: SYSTEM,
      customerId: trader.customerId,
    });
    expect(outcome).toMatchObject({ left: 0, orders: [{ closedBy: 'customer' }, { closedBy: 'customer' }] });
    expect(await trader.openOrders()).toEqual([]);
  });
});
