import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EngineClient } from '../dist/engine/client.js';
import { type Order, orders } from '../dist/engine/products/contracts/tables/order.table.js';
import { customers } from '../dist/engine/products/customers/tables/customer.table.js';
import { TradingVolume } from '../dist/features/trading/trading-volume.js';
import { type Connection, DatabaseReader } from '../dist/platform/database/database-reader.js';
import { openConnection } from '../dist/platform/database/open-reader.js';
import { filled } from './engine/filled.js';
import { targetOf } from './engine/test-engine.js';
import { writeBypassingEngine } from './engine/write-bypassing-engine.js';
import type { TestStorage } from './harness/database.js';
import { migratedTestStorage } from './harness/seeded-grounds.js';
import { withDatabases } from './harness/with-databases.js';

const HOUR = 3_600_000;
const NOW = 1_760_000_400_000;
const RUNNING = NOW - (NOW % HOUR);
const ROWS = 1_300;
const ONE = 100_000_000;
const RATE = { symbolId: null, seq: null, bid: '2', inverse: false };
const TERMS = { marginMode: 0, feeType: 0, feeRate: '0', units: '10', multiple: '1', openRate: RATE };
/** Lots × units × price × rate of each order. */
const WORTH = 1 * 10 * 3 * 2;

/** A third each opened before the day, three hours ago, and in the current hour; every fourth is a demo order. */
const OPENED = `CASE i % 3 WHEN 0 THEN ${RUNNING - 24 * HOUR} WHEN 1 THEN ${RUNNING - 3 * HOUR} ELSE ${NOW} END`;
const OF_ORDERS = {
  ...{ id: 'i', customer_id: 'CASE WHEN i % 4 = 0 THEN 2 ELSE 1 END', account_id: '1', symbol_id: '1' },
  ...{
    side: `'buy'`,
    status: `'holding'`,
    lots: `${ONE}`,
    open_price: `${3 * ONE}`,
    terms: `'${JSON.stringify(TERMS)}'`,
  },
  ...{ opened_at: `CASE WHEN i = 7 THEN NULL ELSE ${OPENED} END`, created_at: `${RUNNING - 30 * HOUR}` },
};
const OF_CUSTOMERS = { id: 'i', uid: `CAST(i AS TEXT)`, is_demo: 'i - 1', invite_code: `'I' || i` };

withDatabases((database) => {
  let ground: TestStorage;
  let plain: Connection;
  let most = 0;
  let isDown = false;
  let volume: TradingVolume;
  let tell: (event: object) => void = () => undefined;
  let renewed: () => void = () => undefined;

  beforeAll(async () => {
    ground = await migratedTestStorage(database);
    const target = targetOf(ground);
    await writeBypassingEngine(target, filled(customers, 2, OF_CUSTOMERS));
    await writeBypassingEngine(target, filled(orders, ROWS, OF_ORDERS));
    plain = openConnection(target);
    const counting = new DatabaseReader({
      read: async (sql, parameters) => {
        if (isDown) throw new Error('the database is away');
        const read = await plain.read(sql, parameters);
        most = Math.max(most, read.rows.length);
        return read;
      },
      close: () => plain.close(),
    });
    const engine = {
      follow: (listener: typeof tell) => (tell = listener),
      onRenewed: (listener: typeof renewed) => (renewed = listener),
      view: { now: () => NOW, isDemo: (customerId: number) => customerId === 2 },
    };
    volume = new TradingVolume(engine as unknown as EngineClient, counting);
    volume.onApplicationBootstrap();
  });
  afterAll(async () => {
    await plain?.close();
    await ground?.discard();
  });

  const opened = (id: number, customerId: number) =>
    tell({ type: 'order.opened', customerId, order: orderOf(id, customerId) });
  const hours = async () => (await volume.last24Hours()).filter((hour) => hour.orders > 0);
  const expected = (rest: number, more = { real: 0, demo: 0 }) => {
    const ids = Array.from({ length: ROWS }, (_, at) => at + 1).filter((id) => id % 3 === rest && id !== 7);
    const demo = ids.filter((id) => id % 4 === 0).length + more.demo;
    const real = ids.filter((id) => id % 4 !== 0).length + more.real;
    return {
      at_ms: rest === 1 ? RUNNING - 3 * HOUR : RUNNING,
      orders: demo + real,
      real: real * WORTH,
      demo: demo * WORTH,
    };
  };

  it('counts what was opened within 24 hours by the hour, and reads it in batches', async () => {
    expect(await hours()).toEqual([expected(1), expected(2)]);
    expect(most).toBe(500);
  });

  it('counts an order that was read and then reported once, and also a reported one with a lower number', async () => {
    opened(ROWS - 2, 1);
    opened(7, 1);
    opened(ROWS + 1, 2);
    expect(await hours()).toEqual([expected(1), expected(2, { real: 1, demo: 1 })]);
  });

  it('starts again when the engine’s state is renewed, and counts orders opened meanwhile', async () => {
    renewed();
    opened(ROWS + 2, 1);
    expect(await hours()).toEqual([expected(1), expected(2, { real: 1, demo: 0 })]);
  });

  it('repeats a failed read at the next request', async () => {
    isDown = true;
    renewed();
    await expect(hours()).rejects.toThrow('away');
    opened(ROWS + 3, 1);
    await expect(hours()).rejects.toThrow('away');
    isDown = false;
    expect(await hours()).toEqual([expected(1), expected(2)]);
  });
});

function orderOf(id: number, customerId: number): Partial<Order> {
  const money = { lots: BigInt(ONE), openPrice: BigInt(3 * ONE) };
  return { id, customerId, ...money, openedAt: NOW, terms: TERMS };
}
