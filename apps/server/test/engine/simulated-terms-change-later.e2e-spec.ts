import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { SimulatedTerms } from '../../dist/features/market/simulated-terms.js';
import { withDatabases } from '../harness/with-databases.js';
import { SimulatedEngine } from './simulated-engine.js';
import { buy, EURUSD, person } from './test-engine.js';

const NOON = Date.parse('2026-11-18T12:00:00Z');
const DAY = 86_400_000;
const FIRST = { ...EURUSD, feed: 'simulator', spread: decimal('0.0001') } as const;

withDatabases((database) => {
  let market: SimulatedEngine;
  let customerId: number;

  beforeEach(async () => {
    market = await SimulatedEngine.on(database, NOON);
    await market.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: FIRST });
    const create = { kind: 'customer.create', actor: SYSTEM, customer: person() } as const;
    const created = await market.engine.submit({ ...create, openingBalance: decimal('100000') });
    if (isRefusal(created)) throw new Error(created.key);
    customerId = created.customer.id;
    await market.untilTick(5);
    expect(await market.engine.submit(buy(customerId))).toMatchObject({ order: { status: 'holding' } });
  });
  afterEach(async () => {
    try {
      await market.reading((reader) => verifyReplay(reader, SETTING_DEFAULTS));
    } finally {
      await market.discard();
    }
  });

  const change = async (terms: Partial<SymbolRow>) => {
    const [symbol] = market.client.view.symbols();
    if (!symbol) throw new Error('no symbol');
    const put = { kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol, ...terms } } as const;
    const outcome = await market.engine.submit(put);
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome;
  };
  const lastSeq = (): number => market.client.view.quote(1)?.seq ?? 0;
  const more = () => market.untilTick(lastSeq() + 4);
  /** Whether all ticks from now on have no more than two decimals. */
  const drawsCents = async (): Promise<boolean> => {
    const from = lastSeq();
    await market.untilTick(from + 6);
    const query = 'SELECT bid FROM ticks WHERE symbol_id = 1 AND seq > $1';
    const drawn = await market.reading((reader) => reader.query(query, [from]));
    return drawn.every(({ bid }) => Number(bid) % 1_000_000 === 0);
  };
  /** Waits until the announced change has taken effect. */
  const dayLater = async (): Promise<void> => {
    market.clock.advance(DAY);
    await expect.poll(() => market.client.view.standingOf(1).change, { timeout: 60_000 }).toBeNull();
  };

  it('ticks before and after an announced change follow from the terms of their time', async () => {
    expect((await change({ spread: decimal('0.0005') })).change).toMatchObject({ state: 'waiting' });
    await more();
    expect((await change({ sort: 7 })).change).toBeNull();
    await more();
    expect(await market.derive()).toMatch(/simulated ticks follow from the keys of their days$/);
    const simulation = { price: '1.3', annualVolatility: 0.5, quotesASecond: 4 };
    await change({ simulation, spread: decimal('0.0005') });
    await more();
    await dayLater();
    await more();
    expect(await market.derive()).toMatch(/simulated ticks follow from the keys of their days$/);
    const terms = await market.reading(async (reader) => {
      const drawn = await new SimulatedTerms(reader).of(1);
      const ticks = await reader.query('SELECT lane_seq, ask - bid AS spread FROM ticks ORDER BY seq');
      return ticks.map(({ lane_seq, spread }) => [drawn(Number(lane_seq))?.spread, Number(spread)]);
    });
    expect(terms.map(([drawn]) => drawn)).toEqual(terms.map(([, spread]) => spread));
    expect(new Set(terms.map(([drawn]) => drawn))).toEqual(new Set([10_000, 50_000]));
  });

  it('the decimals of a simulated price wait a day while somebody holds the symbol', async () => {
    expect((await change({ pricePrecision: 2 })).change).toMatchObject({ state: 'waiting' });
    expect(await drawsCents()).toBe(false);
    expect(await market.derive()).toMatch(/simulated ticks follow from the keys of their days$/);
    await dayLater();
    expect(await drawsCents()).toBe(true);
    expect(await market.derive()).toMatch(/simulated ticks follow from the keys of their days$/);
  });

  it('a symbol that lost its source closes by its last price while that is fresh, as a replay decides', async () => {
    await market.restart({ priceFeed: 'replay' });
    expect(await market.engine.submit(buy(customerId))).toMatchObject({ key: 'market.closed' });
    const closeAll = { kind: 'order.close_all', actor: SYSTEM, customerId } as const;
    expect(await market.engine.submit(closeAll)).toMatchObject({ orders: [{ status: 'closed' }], left: 0 });
  });
});
