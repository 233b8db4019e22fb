import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import { type Command, SYSTEM } from '../../dist/engine/protocol.js';
import { schema } from '../../dist/schema.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

const HOUR = 3_600_000;
/** The clock begins on a Wednesday at noon, so this market closes an hour later. */
const UNTIL_ONE = [{ day: 3, from: '00:00', to: '13:00' }];

withDatabases((database) => {
  let trader: TestTrader;

  beforeEach(async () => {
    trader = await createTestTrader(database);
  });
  afterEach(() => trader?.checkAndDiscard());

  const quote = (symbolId: number) =>
    trader.ground.engine.take([{ symbolId, time: trader.ground.now, bid: Number(decimal('1.1')) }]);
  const closingMarket = async (): Promise<number> => {
    const symbol: SymbolRow = {
      ...{ ...EURUSD, code: 'GBPUSD', showCode: 'GBP/USD', multiples: [{ value: '50', isDefault: true }] },
      schedule: { ...EURUSD.schedule, sessions: UNTIL_ONE },
    };
    const outcome = await trader.ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    if (isRefusal(outcome)) throw new Error(outcome.key);
    await quote(outcome.symbol.id);
    return outcome.symbol.id;
  };
  /** Number of rows of every table. */
  const rowCounts = async (): Promise<number[]> => {
    const reader = await openSnapshot(trader.ground.target);
    const counts: number[] = [];
    for (const { name } of schema) counts.push(await reader.number(`SELECT count(*) FROM ${name}`));
    await reader.close();
    return counts;
  };
  /** Submits the commands at once; returns the refusals, and every change that they caused. */
  const effectsOf = async (commands: readonly Command[]) => {
    const [rows, free, { seq }] = [await rowCounts(), await trader.balance('free'), await account()];
    trader.told = [];
    const outcomes = await Promise.all(commands.map((command) => trader.ground.engine.submit(command)));
    const after = await rowCounts();
    return {
      keys: outcomes.map((outcome) => isRefusal(outcome) && outcome.key),
      added: {
        rows: Object.fromEntries(schema.map(({ name }, at) => [name, (after[at] ?? 0) - (rows[at] ?? 0)])),
        free: decimal(free) - decimal(await trader.balance('free')),
        inputs: (await account()).seq - seq,
        events: trader.told.map(({ type }) => type),
      },
    };
  };
  const account = () => trader.ground.account(trader.customerId);

  it('orders in a closed market are refused and change nothing; orders beside them in the batch stand', async () => {
    const symbolId = await closingMarket();
    const held = await trader.open('buy', '0.01', { symbolId });
    trader.ground.now += HOUR;
    await Promise.all([quote(1), quote(symbolId)]);
    // The first commit after a tick writes its bars too.
    await trader.open('buy', '0.01');
    const { customerId } = trader;
    const open = { kind: 'order.open', ...trader.exposure('buy', '0.1') } as const;
    const target = { targetPrice: decimal('1.09'), expireAt: null };
    const alone = await effectsOf([open, open]);
    const beside = await effectsOf([
      { ...open, symbolId },
      open,
      { kind: 'order.place', ...trader.exposure('buy', '0.1', { symbolId }), ...target },
      { kind: 'order.close', actor: open.actor, customerId, orderId: held.id },
      open,
    ]);
    expect(alone.keys).toEqual([false, false]);
    expect(alone.added).toMatchObject({ rows: { orders: 2, journal_links: 1 }, inputs: 2 });
    const closed = 'market.closed';
    expect(beside.keys).toEqual([closed, false, closed, closed, false]);
    expect(beside.added).toEqual(alone.added);
    expect((await account()).orders.filter((order) => order.symbolId === symbolId)).toEqual([held]);
  });
});
