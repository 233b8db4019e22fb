import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { CustomerBlocks } from '../../dist/engine/products/customers/tables/customer.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

withDatabases((database) => {
  let trader: TestTrader;

  beforeEach(async () => {
    trader = await createTestTrader(database);
    const terms = { ratio: decimal('0.85'), least: decimal('10'), most: decimal('1000') };
    const duration = { id: 0, symbolId: null, seconds: 60, ...terms, isEnabled: true };
    await trader.ground.engine.submit({ kind: 'duration.put', actor: SYSTEM, duration });
  });
  afterEach(() => trader?.checkAndDiscard());

  const own = () => ({
    actor: { kind: 'customer', id: trader.customerId } as const,
    customerId: trader.customerId,
  });
  const block = (blocked: CustomerBlocks, cancelsPending = false) =>
    trader.ground.engine.submit({
      kind: 'customer.change',
      actor: { kind: 'operator', id: 1 },
      customerId: trader.customerId,
      change: { blocked },
      ...(cancelsPending && { cancelsPending }),
    });
  const newTrades = async () => {
    const option = { symbolId: 1, direction: 'up', stake: decimal('100'), seconds: 60 } as const;
    return [
      await trader.refusal({ kind: 'order.open', ...trader.exposure('buy', '1') }),
      await trader.refusal({
        kind: 'order.place',
        ...trader.exposure('buy', '1'),
        targetPrice: decimal('1'),
        expireAt: null,
      }),
      await trader.refusal({ kind: 'option.buy', ...own(), ...option }),
    ];
  };

  it('a trading block refuses new trades and cancels pending orders, but always allows stops and closes', async () => {
    const first = await trader.open('buy', '1');
    const second = await trader.open('buy', '1');
    await trader.open('buy', '1');
    const free = await trader.balance('free');
    const waiting = await trader.place('buy', '1.05');
    await block({ trading: 'asked for by the bank' }, true);
    expect(await newTrades()).toEqual(Array(3).fill('customer.blocked'));
    await trader.tick('1.1');
    expect(trader.ended(waiting.id)).toMatchObject({ status: 'cancelled', closeReason: 'customer.blocked' });
    expect(await trader.balance('free')).toBe(free);

    const stops = { stopLoss: decimal('1.095'), takeProfit: 0n };
    expect(await trader.refusal({ kind: 'order.protect', ...own(), orderId: second.id, ...stops })).toBe(
      false,
    );
    expect(await trader.refusal({ kind: 'order.close', ...own(), orderId: first.id })).toBe(false);
    await trader.tick('1.09');
    expect(trader.ended(second.id)).toMatchObject({ status: 'closed', closedBy: 'stop_loss' });
    expect(await trader.refusal({ kind: 'order.close_all', ...own() })).toBe(false);
    expect(await trader.openOrders()).toEqual([]);

    await trader.ground.restart();
    expect(await newTrades()).toEqual(Array(3).fill('customer.blocked'));
    await trader.ground.price('1.1');
    await block({});
    expect(await newTrades()).toEqual([false, false, false]);
  });

  it('blocks are set and lifted independently of each other, also concurrently', async () => {
    const one = (what: keyof CustomerBlocks, reason: string | null) =>
      trader.ground.engine.submit({
        ...{ kind: 'customer.change', actor: { kind: 'operator', id: 1 }, customerId: trader.customerId },
        ...{ change: {}, block: { what, reason } },
      });
    await Promise.all([
      one('trading', 'a'),
      one('withdrawing', 'b'),
      one('signIn', 'c'),
      one('signIn', null),
    ]);
    expect(await newTrades()).toEqual(Array(3).fill('customer.blocked'));
    await trader.ground.restart();
    await one('withdrawing', null);
    expect(await newTrades()).toEqual(Array(3).fill('customer.blocked'));
    await trader.ground.price('1.1');
    await one('trading', null);
    expect(await newTrades()).toEqual([false, false, false]);
  });

  it('a customer whose trading is blocked can still cancel a pending order', async () => {
    const waiting = await trader.place('buy', '1.05');
    await block({ trading: 'a test' });
    expect(await trader.refusal({ kind: 'order.cancel', ...own(), orderId: waiting.id })).toBe(false);
  });
});
