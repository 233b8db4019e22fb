import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyLedger } from '../../dist/cli/verification/ledger.js';
import { verifyOrders } from '../../dist/cli/verification/orders.js';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { type Command, type EngineEvent, type Exposure, SYSTEM } from '../../dist/engine/protocol.js';
import type { Order } from '../../dist/engine/tables/order.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { type EngineGround, EURUSD, engineOn, person } from './ground.js';

withDatabases((database) => {
  let ground: EngineGround;
  let customerId: number;
  let told: EngineEvent[];

  beforeEach(async () => {
    ground = await engineOn(database);
    // Round figures: no spread, no fee, 10,000 units a lot, multiple 50.
    const symbol = { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000') };
    const multiples = [{ value: '50', isDefault: true }];
    await ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol, multiples } });
    customerId = await newCustomer('100000');
    await ground.price('1.1');
    told = [];
    ground.engine.subscribe((event) => told.push(event));
  });

  afterEach(async () => {
    const reader = await openSnapshot(ground.target);
    try {
      await verifyLedger(reader);
      await verifyOrders(reader);
      await verifyReplay(reader, SETTING_DEFAULTS);
    } finally {
      await reader.close();
      await ground.discard();
    }
  });

  const newCustomer = async (openingBalance: string): Promise<number> => {
    const command = { kind: 'customer.create', actor: SYSTEM, customer: person() } as const;
    const created = await ground.engine.submit({ ...command, openingBalance: decimal(openingBalance) });
    if (isRefusal(created)) throw new Error(created.key);
    return created.customer.id;
  };

  const exposure = (side: 'buy' | 'sell', lots: string, more: Partial<Exposure> = {}) => ({
    actor: { kind: 'customer', id: customerId } as const,
    customerId,
    symbolId: 1,
    side,
    lots: decimal(lots),
    multiple: decimal('50'),
    ...more,
  });

  const open = async (side: 'buy' | 'sell', lots: string, more: Partial<Exposure> = {}): Promise<Order> =>
    orderOf(await ground.engine.submit({ kind: 'order.open', ...exposure(side, lots, more) }));

  const place = async (
    side: 'buy' | 'sell',
    target: string,
    expireAt: number | null = null,
  ): Promise<Order> =>
    orderOf(
      await ground.engine.submit({
        kind: 'order.place',
        ...exposure(side, '1'),
        targetPrice: decimal(target),
        expireAt,
      }),
    );

  const orderOf = (outcome: { order: Order } | { key: string }): Order => {
    if (!('order' in outcome)) throw new Error(outcome.key);
    return outcome.order;
  };

  const refusal = async (command: Command): Promise<string | false> => {
    const outcome = await ground.engine.submit(command);
    return isRefusal(outcome) && outcome.key;
  };

  const tick = async (bid: string): Promise<void> => {
    ground.now += 1000;
    await ground.price(bid);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };

  const openOrders = (): readonly Order[] => ground.engine.account(customerId).orders;
  const ended = (id: number): Order | undefined =>
    told.flatMap((event) =>
      (event.type === 'order.closed' || event.type === 'order.cancelled') && event.order.id === id
        ? [event.order]
        : [],
    )[0];
  const balance = (part: 'free' | 'held'): string => {
    const { accounts } = ground.engine.account(customerId);
    return formatDecimal(accounts.find((a) => a.kind === 'forex' && a.part === part)?.balance ?? 0n);
  };
  const protect = { kind: 'order.protect', actor: { kind: 'customer', id: 1 } } as const;

  it('a stop-loss slips through a gap, a take-profit is bettered by one', async () => {
    const long = await open('buy', '1', { stopLoss: decimal('1.09') });
    const short = await open('sell', '1', { takeProfit: decimal('1.095') });
    await tick('1.0951');
    expect(openOrders()).toHaveLength(2);
    await tick('1.08');
    expect(ended(long.id)).toMatchObject({
      closedBy: 'stop_loss',
      closePrice: decimal('1.08'),
      profit: decimal('-200'),
    });
    expect(ended(short.id)).toMatchObject({ closedBy: 'take_profit', profit: decimal('200') });
    expect(balance('free')).toBe('100000');
  });

  it('a stop lies on its own side, can be moved and removed, also while the market is closed', async () => {
    const order = await open('buy', '1');
    const wrong = { ...protect, customerId, orderId: order.id, stopLoss: decimal('1.2'), takeProfit: 0n };
    expect(await refusal(wrong)).toBe('order.stop_price_side');
    expect(await refusal({ ...wrong, stopLoss: decimal('1.09') })).toBe(false);
    expect(await refusal({ ...wrong, stopLoss: decimal('1.05') })).toBe(false);
    await tick('1.085');
    expect(openOrders()).toHaveLength(1);
    expect(await refusal({ ...wrong, stopLoss: 0n })).toBe(false);
    await tick('1.04');
    expect(openOrders()).toHaveLength(1);
    expect(await refusal({ ...wrong, customerId: 99 })).toBe('order.not_found');
  });

  it('pending orders set money aside, fill at the tick’s own price, and give it back when cancelled', async () => {
    const limit = await place('buy', '1.09');
    const stop = await place('buy', '1.11');
    expect([limit.pendingKind, stop.pendingKind]).toEqual(['limit', 'stop']);
    expect([balance('free'), balance('held')]).toEqual(['99560', '440']);
    await tick('1.08');
    expect(openOrders().find(({ id }) => id === limit.id)).toMatchObject({
      status: 'holding',
      openPrice: decimal('1.08'),
      margin: decimal('216'),
    });
    await tick('1.12');
    expect(openOrders().find(({ id }) => id === stop.id)).toMatchObject({ openPrice: decimal('1.12') });
    const third = await place('sell', '1.2');
    const cancel = { kind: 'order.cancel', actor: SYSTEM, customerId, orderId: third.id } as const;
    expect(await refusal(cancel)).toBe(false);
    expect(await refusal(cancel)).toBe('order.not_found');
    expect(balance('held')).toBe('440');
    expect(told.filter(({ type }) => type === 'order.filled')).toHaveLength(2);
  });

  it('a pending order ends at its time', async () => {
    const order = await place('buy', '1.09', ground.now + 500);
    ground.now += 501;
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(ended(order.id)).toMatchObject({ status: 'cancelled', closeReason: 'order.expired' });
    expect(balance('free')).toBe('100000');
    expect(
      await refusal({ kind: 'order.place', ...exposure('buy', '1'), targetPrice: decimal('1'), expireAt: 1 }),
    ).toBe('order.expired');
  });

  it('a tick after its time does not fill a pending order', async () => {
    const order = await place('buy', '1.09', ground.now + 500);
    ground.now += 3_600_000;
    await tick('1.08');
    expect(ended(order.id)).toMatchObject({ status: 'cancelled', closeReason: 'order.expired' });
    expect(openOrders()).toEqual([]);
    expect(balance('free')).toBe('100000');
  });

  it('a symbol that is switched off takes no new order; what is open goes on', async () => {
    const guarded = await open('buy', '1', { stopLoss: decimal('1.09') });
    const free = await open('buy', '1');
    const waiting = await place('sell', '1.2');
    const [symbol] = ground.engine.symbols();
    if (!symbol) throw new Error('no symbol');
    await ground.engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...symbol, isEnabled: false },
    });
    expect(await refusal({ kind: 'order.open', ...exposure('buy', '1') })).toBe('market.unknown_symbol');
    await tick('1.085');
    expect(ended(guarded.id)).toMatchObject({ closedBy: 'stop_loss' });
    const close = { kind: 'order.close', actor: SYSTEM, customerId } as const;
    expect(orderOf(await ground.engine.submit({ ...close, orderId: free.id })).status).toBe('closed');
    await tick('1.21');
    expect(openOrders()).toMatchObject([{ id: waiting.id, status: 'holding' }]);
  });

  it('nobody has more open orders than the setting says', async () => {
    const values = { forex_max_open_orders: '2' };
    await ground.engine.submit({ kind: 'settings.change', actor: SYSTEM, values });
    const first = await open('buy', '1');
    await place('sell', '1.2');
    const refused = await ground.engine.submit({ kind: 'order.open', ...exposure('buy', '1') });
    expect(refused).toMatchObject({ key: 'order.too_many_open', facts: { most: 2 } });
    const close = { kind: 'order.close', actor: SYSTEM, customerId, orderId: first.id } as const;
    orderOf(await ground.engine.submit(close));
    await open('buy', '1');
  });

  it('a part closes as an order of its own, margin in proportion', async () => {
    const order = await open('buy', '0.03');
    await tick('1.2');
    const close = { kind: 'order.close', actor: SYSTEM, customerId, orderId: order.id } as const;
    const part = orderOf(await ground.engine.submit({ ...close, lots: decimal('0.01') }));
    expect(part).toMatchObject({
      originId: order.id,
      lots: decimal('0.01'),
      margin: decimal('2.2'),
      profit: decimal('10'),
    });
    expect(openOrders()).toMatchObject([{ id: order.id, lots: decimal('0.02'), margin: decimal('4.4') }]);
    expect(await refusal({ ...close, lots: decimal('0.015') })).toBe('order.lots_step');
    orderOf(await ground.engine.submit(close));
    expect(balance('free')).toBe('100030');
  });

  it('a trailing stop follows in favour only, and survives a restart', async () => {
    const order = await open('buy', '1', { trailingDistance: decimal('0.01') });
    await tick('1.15');
    await tick('1.145');
    await ground.restart();
    ground.engine.subscribe((event) => told.push(event));
    await tick('1.1401');
    expect(openOrders()).toHaveLength(1);
    await tick('1.1399');
    expect(ended(order.id)).toMatchObject({ closedBy: 'stop_loss', stopLoss: decimal('1.14') });
  });

  it('everything closes at once', async () => {
    await open('buy', '1');
    await open('sell', '1');
    const outcome = await ground.engine.submit({ kind: 'order.close_all', actor: SYSTEM, customerId });
    expect(outcome).toMatchObject({ left: 0, orders: [{ closedBy: 'customer' }, { closedBy: 'customer' }] });
    expect(openOrders()).toEqual([]);
  });

  describe('stop-out', () => {
    beforeEach(async () => {
      customerId = await newCustomer('400');
    });

    it('the worked example: A closes at exactly 50 %, B floats on without protection', async () => {
      const a = await open('buy', '1');
      const b = await open('sell', '0.5');
      expect([a.margin, b.margin].map(formatDecimal)).toEqual(['220', '110']);
      await tick('1.0531');
      expect(openOrders()).toHaveLength(2);
      await tick('1.0530');
      expect(ended(a.id)).toMatchObject({ closedBy: 'stop_out', profit: decimal('-470') });
      expect(openOrders().map(({ id }) => id)).toEqual([b.id]);
      expect(balance('free')).toBe('-180');
      expect(told.some(({ type }) => type === 'margin.call')).toBe(true);
    });

    it('a margin call is told once a crossing', async () => {
      await open('buy', '1');
      for (const price of ['1.0815', '1.08', '1.0795', '1.1', '1.08']) await tick(price);
      const calls = told.flatMap((event) => (event.type === 'margin.call' ? [event.isCalled] : []));
      expect(calls).toEqual([true, false, true]);
    });

    it('pending orders are released first', async () => {
      await open('buy', '1');
      const pending = await place('buy', '0.5');
      await tick('1.0740');
      expect(ended(pending.id)).toMatchObject({ closeReason: 'order.stop_out' });
      expect(openOrders()).toHaveLength(1);
    });

    it('a call that outlived its positions ends after a restart too, and the next one is told', async () => {
      const order = await open('buy', '1');
      await tick('1.08');
      const close = { kind: 'order.close', actor: SYSTEM, customerId, orderId: order.id } as const;
      orderOf(await ground.engine.submit(close));
      await ground.restart();
      ground.engine.subscribe((event) => told.push(event));
      await tick('1.1');
      await open('buy', '0.5');
      await tick('1.06');
      const calls = told.flatMap((event) => (event.type === 'margin.call' ? [event.isCalled] : []));
      expect(calls).toEqual([true, false, true]);
    });

    it('what is set aside for pending orders pays a debt before the house does', async () => {
      await open('buy', '0.5', { stopLoss: decimal('1.095') });
      const far = await place('buy', '1');
      expect(balance('free')).toBe('90');
      await tick('1.04');
      // Loses 300: the stop-loss comes before the stop-out, which would have released the pending order.
      expect(ended(far.id)).toMatchObject({ closeReason: 'order.stop_out' });
      expect(balance('free')).toBe('100');
      expect(balance('held')).toBe('0');
    });

    it('of equal losses the older close first, each with the account as it stood before', async () => {
      const all: Order[] = [];
      for (let at = 0; at < 20; at++) all.push(await open('buy', '0.08'));
      // Equity 80 of a margin of 352: nine positions with a margin of 158.4 may stay.
      await tick('1.08');
      const closed = told.flatMap((event) => (event.type === 'order.closed' ? [event.order] : []));
      expect(closed.map(({ id }) => id)).toEqual(all.slice(0, 11).map(({ id }) => id));
      closed.forEach(({ terms }, at) => {
        const margin = formatDecimal(decimal('352') - decimal('17.6') * BigInt(at));
        const profit = formatDecimal(decimal('-320') + decimal('16') * BigInt(at));
        const free = formatDecimal(decimal('48') + decimal('1.6') * BigInt(at));
        expect(terms.stopOut).toEqual({ free, margin, profit, level: '50' });
      });
      expect(openOrders()).toHaveLength(9);
    });

    it('nobody without a position owes: the house pays the rest', async () => {
      await open('buy', '1');
      await tick('1.0');
      expect(openOrders()).toEqual([]);
      expect(balance('free')).toBe('0');
    });
  });
});
