import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import type { Order } from '../../dist/engine/products/contracts/tables/order.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

const TERMS = { ...EURUSD, id: 0, spread: 0n, feeRate: 0n, units: decimal('10000') };
const MULTIPLES = [{ value: '50', isDefault: true }];
const USDJPY: SymbolRow = {
  ...{ ...TERMS, multiples: MULTIPLES, code: 'USDJPY', showCode: 'USD/JPY' },
  ...{ baseCurrency: 'USD', quoteCurrency: 'JPY' },
};
/** A symbol added by the operator: its own price, inverted. */
const JPYUSD: SymbolRow = {
  ...{ ...USDJPY, code: 'JPYUSD', showCode: 'JPY/USD' },
  ...{ baseCurrency: 'JPY', quoteCurrency: 'USD' },
};
const EURJPY: SymbolRow = { ...USDJPY, code: 'EURJPY', showCode: 'EUR/JPY', baseCurrency: 'EUR' };

withDatabases((database) => {
  let trader: TestTrader;

  const put = async (symbol: SymbolRow): Promise<number> => {
    const outcome = await trader.ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.symbol.id;
  };
  const quote = async (symbolId: number, bid: string): Promise<void> => {
    trader.ground.now += 1000;
    await trader.ground.engine.take([{ symbolId, time: trader.ground.now, bid: Number(decimal(bid)) }]);
  };
  const close = async (orderId: number): Promise<Order> => {
    const { customerId } = trader;
    return trader.orderOf(
      await trader.ground.engine.submit({ kind: 'order.close', actor: SYSTEM, customerId, orderId }),
    );
  };
  const opened = async (): Promise<readonly number[]> => (await trader.openOrders()).map(({ id }) => id);

  beforeEach(async () => {
    trader = await createTestTrader(database);
    await put(USDJPY);
    await quote(2, '150');
  });
  afterEach(() => trader.checkAndDiscard());

  describe('adding the symbol JPYUSD', () => {
    const revalue = async (): Promise<void> => {
      await put(JPYUSD);
      await quote(3, '1000');
    };

    it('does not affect open orders: neither their close, nor the margin level, nor a stop', async () => {
      const losing = await trader.open('buy', '1', { symbolId: 2 });
      const guarded = await trader.open('buy', '1', { symbolId: 2, stopLoss: decimal('149.5') });
      await quote(2, '149.9');
      await revalue();
      expect(await opened()).toEqual([losing.id, guarded.id]);
      await quote(2, '149.9');
      expect(await opened()).toEqual([losing.id, guarded.id]);
      const closed = await close(losing.id);
      expect(formatDecimal(closed.profit)).toBe('-6.671114');
      expect(closed.terms.closeRate).toMatchObject({ symbolId: 2, inverse: true, bid: '149.9' });
      await quote(2, '149.4');
      await expect.poll(() => trader.ended(guarded.id)?.closedBy).toBe('stop_loss');
      expect(formatDecimal(trader.ended(guarded.id)?.profit ?? 0n)).toBe('-40.160643');
    });

    it('does not affect open orders after a restart either', async () => {
      const held = await trader.open('sell', '1', { symbolId: 2 });
      await revalue();
      await trader.ground.restart();
      await quote(2, '149.9');
      expect(await opened()).toEqual([held.id]);
      expect(formatDecimal((await close(held.id)).profit)).toBe('6.671114');
    });

    it('converts orders that are opened later', async () => {
      await put(JPYUSD);
      await quote(3, '0.0065');
      await quote(2, '150');
      const { id, terms } = await trader.open('buy', '1', { symbolId: 2 });
      expect(terms.openRate).toMatchObject({ symbolId: 3, inverse: false });
      await quote(2, '149.9');
      expect(formatDecimal((await close(id)).profit)).toBe('-6.5');
    });

    it('leaves the conversion of a pending order as it was placed, also when it fills', async () => {
      const { customerId } = trader;
      const target = { targetPrice: decimal('149'), expireAt: null };
      const placed = trader.orderOf(
        await trader.ground.engine.submit({
          kind: 'order.place',
          ...trader.exposure('buy', '1', { symbolId: 2 }),
          ...target,
        }),
      );
      await put(JPYUSD);
      await quote(3, '0.0065');
      await quote(2, '149');
      const [filled] = await trader.openOrders();
      expect(filled).toMatchObject({ id: placed.id, status: 'holding', customerId });
      expect(filled?.terms.openRate).toMatchObject({ symbolId: 2, inverse: true, bid: '149' });
      expect(formatDecimal((await close(placed.id)).profit)).toBe('0');
    });
  });

  it('open orders of a symbol that is switched off keep their conversion, and close by it', async () => {
    const eurjpy = await put(EURJPY);
    await quote(eurjpy, '165');
    const crossed = await trader.open('buy', '1', { symbolId: eurjpy });
    const own = await trader.open('buy', '1', { symbolId: 2 });
    const off = (symbol: SymbolRow) =>
      trader.refusal({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol, isEnabled: false } });
    expect(await off({ ...EURJPY, id: eurjpy })).toBe(false);
    // New orders would convert through this one instead.
    const other = await put(JPYUSD);
    await quote(other, '1');
    // No enabled symbol needs USDJPY now, only the open order of the symbol that is off.
    expect(await off({ ...USDJPY, id: 2 })).toBe('symbol.in_use');
    await quote(2, '149.9');
    await quote(eurjpy, '165.3');
    const ended = await close(crossed.id);
    expect(ended.terms.closeRate).toMatchObject({ symbolId: 2, inverse: true, bid: '149.9' });
    expect(formatDecimal(ended.profit)).toBe('20.013342');
    expect(await off({ ...USDJPY, id: 2 })).toBe(false);
    await trader.ground.restart();
    await quote(2, '149.8');
    expect(await opened()).toEqual([own.id]);
    const exposure = trader.exposure('buy', '1', { symbolId: 2 });
    expect(await trader.refusal({ kind: 'order.open', ...exposure })).toBe('market.unknown_symbol');
    const last = await close(own.id);
    expect(last.terms.closeRate).toMatchObject({ symbolId: 2, inverse: true, bid: '149.8' });
    expect(formatDecimal(last.profit)).toBe('-13.351135');
  });

  it('an order is converted by the last bid of a conversion symbol that fell silent', async () => {
    const eurjpy = await put(EURJPY);
    await quote(eurjpy, '165');
    const held = await trader.open('buy', '1', { symbolId: eurjpy });
    expect(held.terms.openRate).toMatchObject({ symbolId: 2, inverse: true });
    trader.ground.now += 3_600_000;
    await quote(eurjpy, '165.3');
    const closed = await close(held.id);
    expect(closed.terms.closeRate).toMatchObject({ symbolId: 2, bid: '150' });
    expect(formatDecimal(closed.profit)).toBe('20');
  });
});
