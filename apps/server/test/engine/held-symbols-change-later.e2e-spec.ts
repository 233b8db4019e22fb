import { isRefusal } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { ScheduleHistory } from '../../dist/features/market/schedule-history.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

const HOUR = 3_600_000;

withDatabases((database) => {
  let trader: TestTrader;
  let told: string[];

  const hear = (): void => {
    trader.ground.engine.subscribe((event) => {
      if (event.type === 'symbol.announced') told.push(event.change.state);
    });
  };
  beforeEach(async () => {
    trader = await createTestTrader(database);
    told = [];
    hear();
  });
  afterEach(() => trader.checkAndDiscard());

  const symbol = (id = 1): SymbolRow => {
    const found = trader.ground.client.view.symbols().find((each) => each.id === id);
    if (!found) throw new Error(`no symbol ${id}`);
    return found;
  };
  const change = async (terms: Partial<SymbolRow>, id = 1) => {
    const put = { kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol(id), ...terms } } as const;
    const outcome = await trader.ground.engine.submit(put);
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome;
  };
  const waiting = () => trader.ground.client.view.standingOf(1).change;
  const quote = async (bid: string): Promise<number> => {
    trader.ground.now += 1000;
    await trader.ground.price(bid);
    return trader.ground.client.view.quote(1)?.ask ?? 0;
  };
  const close = async (orderId: number): Promise<string> => {
    const { customerId } = trader;
    const command = { kind: 'order.close', actor: SYSTEM, customerId, orderId } as const;
    return formatDecimal(trader.orderOf(await trader.ground.engine.submit(command)).profit);
  };
  /** Advances the clock and waits until the engine has done what is due. */
  const pass = async (ms: number, state: string): Promise<void> => {
    trader.ground.now += ms;
    await expect.poll(() => told.at(-1), { timeout: 60_000 }).toBe(state);
  };

  it('a raised spread does not affect an open sell for a day, then applies, once', async () => {
    const sell = await trader.open('sell', '1');
    const { change: announced } = await change({ spread: decimal('0.5'), name: 'Euro' });
    expect(announced).toMatchObject({ symbolId: 1, state: 'waiting' });
    expect(announced?.holdsAt).toBe(trader.ground.now + 24 * HOUR);
    expect([symbol().name, symbol().spread]).toEqual(['Euro', 0n]);
    expect(await quote('1.1')).toBe(110_000_000);
    expect(await close(sell.id)).toBe('0');
    const held = await trader.open('sell', '1');
    await pass(24 * HOUR, 'held');
    expect(await quote('1.1')).toBe(160_000_000);
    expect(await close(held.id)).toBe('-5000');
    expect(told).toEqual(['waiting', 'held']);
    expect(waiting()).toBeNull();
  });

  it('a change due while the engine is down applies at start-up; one not yet due keeps waiting', async () => {
    await trader.open('sell', '1');
    await change({ spread: decimal('0.01') });
    await trader.ground.restart(23 * HOUR);
    expect([symbol().spread, waiting()?.state]).toEqual([0n, 'waiting']);
    await trader.ground.restart(HOUR);
    expect([symbol().spread, waiting()]).toEqual([decimal('0.01'), null]);
  });

  it('pending orders and running options delay a change too; without any it applies at once', async () => {
    expect((await change({ spread: decimal('0.001') })).change).toBeNull();
    expect(symbol().spread).toBe(decimal('0.001'));
    const { id } = await trader.place('buy', '1.05');
    expect((await change({ units: decimal('100') })).change).toMatchObject({ state: 'waiting' });
    const { customerId } = trader;
    trader.orderOf(
      await trader.ground.engine.submit({ kind: 'order.cancel', actor: SYSTEM, customerId, orderId: id }),
    );
    expect((await change({ units: decimal('200') })).change).toBeNull();
    expect([symbol().units, waiting()]).toEqual([decimal('200'), null]);
    const duration = { id: 0, symbolId: null, seconds: 60, ratio: decimal('0.8'), isEnabled: true };
    const bounds = { least: decimal('1'), most: decimal('100') };
    await trader.ground.engine.submit({
      kind: 'duration.put',
      actor: SYSTEM,
      duration: { ...duration, ...bounds },
    });
    const asked = { customerId, symbolId: 1, direction: 'up', stake: decimal('10'), seconds: 60 } as const;
    expect(await trader.refusal({ kind: 'option.buy', actor: SYSTEM, ...asked })).toBe(false);
    expect((await change({ feedCode: 'OTHER' })).change).toMatchObject({ state: 'waiting' });
    expect(symbol().feedCode).toBe('EURUSD');
    await quote('1.1');
    trader.ground.now += 61_000;
    await expect
      .poll(async () => (await trader.ground.account(customerId)).options.length, { timeout: 60_000 })
      .toBe(0);
  });

  it.each<[string, Partial<SymbolRow>]>([
    ['spread', { spread: decimal('0.2') }],
    ['units', { units: decimal('1') }],
    ['base currency', { baseCurrency: 'GBP' }],
    ['quote currency', { quoteCurrency: 'JPY' }],
    ['feed', { feed: 'binance' }],
    ['feed code', { feedCode: 'X' }],
    ['simulation', { simulation: { price: '9', annualVolatility: 3, quotesASecond: 1 } }],
    ['sessions', { schedule: { timezone: 'UTC', sessions: [], holidays: [] } }],
    ['lot step', { pip: decimal('1') }],
    ['smallest size', { minLots: decimal('1') }],
  ])('a changed %s of a held symbol waits', async (_name, terms) => {
    await trader.open('buy', '0.5');
    const before = symbol();
    expect((await change(terms)).change).toMatchObject({ state: 'waiting' });
    expect(symbol()).toEqual(before);
  });

  it('fee, margin, leverage and maximum size apply at once and leave open positions unchanged', async () => {
    const held = await trader.open('buy', '1');
    const multiples = [{ value: '10', isDefault: true }];
    const terms = { feeRate: decimal('0.5'), marginMode: 1, maxLots: decimal('2'), multiples };
    expect((await change(terms)).change).toBeNull();
    expect(symbol()).toMatchObject(terms);
    const { customerId } = trader;
    const part = { kind: 'order.close', actor: SYSTEM, customerId, lots: decimal('0.5') } as const;
    const closed = trader.orderOf(await trader.ground.engine.submit({ ...part, orderId: held.id }));
    expect([closed.margin, closed.fee]).toEqual([held.margin / 2n, held.fee / 2n]);
    expect(await close(held.id)).toBe('0');
  });

  it('a second change starts a new day of waiting, and a cancelled one never applies', async () => {
    await trader.open('sell', '1');
    const first = (await change({ spread: decimal('0.1') })).change;
    trader.ground.now += 23 * HOUR;
    const second = (await change({ spread: decimal('0.2') })).change;
    expect(second?.holdsAt).toBe((first?.holdsAt ?? 0) + 23 * HOUR);
    // Changing another term keeps the pending change.
    expect((await change({ name: 'Euro' })).change).toBeNull();
    expect(waiting()?.id).toBe(second?.id);
    const cancel = { kind: 'symbol.cancel_change', actor: SYSTEM, symbolId: 1 } as const;
    expect(await trader.refusal(cancel)).toBe(false);
    expect(await trader.refusal(cancel)).toBe('symbol.no_change');
    trader.ground.now += 48 * HOUR;
    await trader.ground.restart();
    expect([symbol().spread, told]).toEqual([0n, ['waiting', 'replaced', 'waiting', 'cancelled']]);
  });

  it('announced sessions count from the moment they take effect', async () => {
    await trader.open('sell', '1');
    const never = { timezone: 'UTC', sessions: [], holidays: [] };
    await change({ schedule: never });
    const announced = (await trader.ground.account(1)).seq;
    await pass(24 * HOUR, 'held');
    const held = (await trader.ground.account(1)).seq;
    const reader = await openSnapshot(trader.ground.target);
    const scheduleAt = await new ScheduleHistory(reader).of(1);
    expect(scheduleAt(announced + 1)).toEqual(EURUSD.schedule);
    expect(scheduleAt(held + 1)).toEqual(never);
    await reader.close();
  });

  it('a change cannot be brought into force before its time', async () => {
    await trader.open('sell', '1');
    const { change: announced } = await change({ spread: decimal('0.1') });
    trader.ground.now += 24 * HOUR - 1;
    const hold = { kind: 'symbol.hold', actor: SYSTEM, changeId: announced?.id ?? 0 } as const;
    expect(await trader.refusal(hold)).toBe('symbol.no_change');
  });

  it('a symbol used for conversion counts as held: a new source waits, and it cannot be switched off', async () => {
    const put = async (more: Partial<SymbolRow>): Promise<number> => {
      const row = { ...EURUSD, id: 0, multiples: [{ value: '50', isDefault: true }], ...more };
      const outcome = await trader.ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: row });
      if (isRefusal(outcome)) throw new Error(outcome.key);
      return outcome.symbol.id;
    };
    const usdjpy = await put({ code: 'USDJPY', baseCurrency: 'USD', quoteCurrency: 'JPY' });
    const eurjpy = await put({ code: 'EURJPY', baseCurrency: 'EUR', quoteCurrency: 'JPY' });
    const bid = Number(decimal('150'));
    await trader.ground.engine.take(
      [usdjpy, eurjpy].map((symbolId) => ({ symbolId, time: trader.ground.now, bid })),
    );
    const held = await trader.open('buy', '0.1', { symbolId: eurjpy });
    expect(held.terms.openRate.symbolId).toBe(usdjpy);
    expect((await change({ feedCode: 'JPYUSD' }, usdjpy)).change).toMatchObject({ state: 'waiting' });
    // Another conversion symbol would suit new orders, but not the open ones.
    await put({ code: 'JPYUSD', baseCurrency: 'JPY', quoteCurrency: 'USD' });
    const off = {
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...symbol(usdjpy), isEnabled: false },
    } as const;
    expect(await trader.refusal(off)).toBe('symbol.in_use');
    await close(held.id);
    expect(await trader.refusal(off)).toBe(false);
    expect(await trader.ground.client.ask({ kind: 'symbol.holders', symbolId: eurjpy })).toEqual([]);
  });
});
