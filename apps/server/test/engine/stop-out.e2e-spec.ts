import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Order } from '../../dist/engine/products/contracts/tables/order.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

withDatabases((database) => {
  let trader: TestTrader;

  beforeEach(async () => {
    trader = await createTestTrader(database);
    trader.customerId = await trader.newCustomer('400');
  });
  afterEach(() => trader?.checkAndDiscard());

  it('the worked example: A closes at exactly 50 %, B stays open without protection', async () => {
    const a = await trader.open('buy', '1');
    const b = await trader.open('sell', '0.5');
    expect([a.margin, b.margin].map(formatDecimal)).toEqual(['220', '110']);
    await trader.tick('1.0531');
    expect(await trader.openOrders()).toHaveLength(2);
    await trader.tick('1.0530');
    expect(trader.ended(a.id)).toMatchObject({ closedBy: 'stop_out', profit: decimal('-470') });
    expect((await trader.openOrders()).map(({ id }) => id)).toEqual([b.id]);
    expect(await trader.balance('free')).toBe('-180');
    expect(trader.told.some(({ type }) => type === 'margin.call')).toBe(true);
  });

  it('a margin call is reported once per crossing', async () => {
    await trader.open('buy', '1');
    for (const price of ['1.0815', '1.08', '1.0795', '1.1', '1.08']) await trader.tick(price);
    const calls = trader.told.flatMap((event) => (event.type === 'margin.call' ? [event.isCalled] : []));
    expect(calls).toEqual([true, false, true]);
  });

  it('a stop-out releases pending orders first', async () => {
    await trader.open('buy', '1');
    const pending = await trader.place('buy', '0.5');
    await trader.tick('1.0740');
    expect(trader.ended(pending.id)).toMatchObject({ closeReason: 'order.stop_out' });
    expect(await trader.openOrders()).toHaveLength(1);
  });

  it('a margin call whose positions were closed ends after a restart too, and the next one is reported', async () => {
    const order = await trader.open('buy', '1');
    await trader.tick('1.08');
    const close = {
      kind: 'order.close',
      actor: SYSTEM,
      customerId: trader.customerId,
      orderId: order.id,
    } as const;
    trader.orderOf(await trader.ground.engine.submit(close));
    await trader.ground.restart();
    trader.ground.engine.subscribe((event) => trader.told.push(event));
    await trader.tick('1.1');
    await trader.open('buy', '0.5');
    await trader.tick('1.06');
    const calls = trader.told.flatMap((event) => (event.type === 'margin.call' ? [event.isCalled] : []));
    expect(calls).toEqual([true, false, true]);
  });

  it('money reserved for pending orders pays a debt before the firm does', async () => {
    await trader.open('buy', '0.5', { stopLoss: decimal('1.095') });
    const far = await trader.place('buy', '1');
    expect(await trader.balance('free')).toBe('90');
    await trader.tick('1.04');
    // Loses 300: the stop-loss precedes the stop-out, which would have released the pending order.
    expect(trader.ended(far.id)).toMatchObject({ closeReason: 'order.stop_out' });
    expect(await trader.balance('free')).toBe('100');
    expect(await trader.balance('held')).toBe('0');
  });

  it('of equal losses the older orders close first, each with the account as it was before', async () => {
    const all: Order[] = [];
    for (let at = 0; at < 20; at++) all.push(await trader.open('buy', '0.08'));
    // Equity 80, margin 352: nine positions with a margin of 158.4 may stay.
    await trader.tick('1.08');
    const closed = trader.told.flatMap((event) => (event.type === 'order.closed' ? [event.order] : []));
    expect(closed.map(({ id }) => id)).toEqual(all.slice(0, 11).map(({ id }) => id));
    closed.forEach(({ terms }, at) => {
      const margin = formatDecimal(decimal('352') - decimal('17.6') * BigInt(at));
      const profit = formatDecimal(decimal('-320') + decimal('16') * BigInt(at));
      const free = formatDecimal(decimal('48') + decimal('1.6') * BigInt(at));
      expect(terms.stopOut).toEqual({ free, margin, profit, level: '50' });
    });
    expect(await trader.openOrders()).toHaveLength(9);
  });

  const moving = (amount: string, from: 'forex' | 'change' = 'forex') => {
    const { customerId } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    const to = from === 'forex' ? 'change' : 'forex';
    return { kind: 'wallet.transfer', actor, customerId, from, to, amount: decimal(amount) } as const;
  };

  it('money that open losses may still need cannot be transferred away', async () => {
    await trader.open('buy', '1');
    await trader.tick('1.0950');
    expect(await trader.balance('free')).toBe('180');
    // Equity 350, margin 220: the stop-out is at 110.
    expect(await trader.refusal(moving('240'))).toBe('ledger.insufficient_balance');
    expect(await trader.refusal(moving('180'))).toBe(false);
    expect(await trader.openOrders()).toHaveLength(1);
    expect(await trader.refusal(moving('180', 'change'))).toBe(false);
    await trader.tick('1.0860');
    // Equity 260: 150 may go, which leaves the level at exactly 50 %.
    expect(await trader.refusal(moving('150'))).toBe('wallet.would_stop_out');
    expect(await trader.refusal(moving('149.99'))).toBe(false);
  });

  it('an account below zero accepts transfers in and refuses transfers out', async () => {
    await trader.open('buy', '1');
    await trader.open('sell', '0.5');
    expect(await trader.refusal(moving('70'))).toBe(false);
    await trader.tick('1.0495');
    expect(await trader.openOrders()).toHaveLength(1);
    const owed = await trader.balance('free');
    expect(owed.startsWith('-')).toBe(true);
    expect(await trader.refusal(moving('40', 'change'))).toBe(false);
    expect(decimal(await trader.balance('free'))).toBe(decimal(owed) + decimal('40'));
    expect(await trader.refusal(moving('1'))).not.toBe(false);
  });

  it('an account without positions owes nothing: the firm pays the rest', async () => {
    await trader.open('buy', '1');
    await trader.tick('1.0');
    expect(await trader.openOrders()).toEqual([]);
    expect(await trader.balance('free')).toBe('0');
  });
});
