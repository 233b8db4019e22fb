import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { verifyReplay } from '../../dist/cli/verification/replay.js';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { orders } from '../../dist/engine/products/contracts/tables/order.table.js';
import { verifyOrders } from '../../dist/engine/products/contracts/verification/orders.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { SymbolDirectory } from '../../dist/features/market/symbol-directory.js';
import { type Message, messages } from '../../dist/features/messages/message.table.js';
import { NewMessage } from '../../dist/features/messages/new-message.js';
import { Settings } from '../../dist/features/settings/settings.js';
import { MarginNotices } from '../../dist/features/trading/margin-notices.js';
import { MarginTexts } from '../../dist/features/trading/margin-texts.js';
import type { DatabaseReader } from '../../dist/platform/database/database-reader.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import { withDatabases } from '../harness/with-databases.js';
import { rowNumbers } from './row-numbers.js';
import { EURUSD, person, startTestEngine, type TestEngine } from './test-engine.js';

withDatabases((database) => {
  let ground: TestEngine;
  let reader: DatabaseReader;
  let notices: MarginNotices | null;
  let customerId: number;

  beforeEach(async () => {
    ground = await startTestEngine(database);
    reader = openReader(ground.target);
    notices = null;
    // Round figures: no spread, no fee, 10,000 units a lot, leverage 50.
    const symbol = { ...EURUSD, id: 1, spread: 0n, feeRate: 0n, units: decimal('10000') };
    const multiples = [{ value: '50', isDefault: true }];
    await ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...symbol, multiples } });
    const customer = { kind: 'customer.create', actor: SYSTEM, customer: person() } as const;
    const created = await ground.engine.submit({ ...customer, openingBalance: decimal('400') });
    if (isRefusal(created)) throw new Error(created.key);
    customerId = created.customer.id;
    await ground.price('1.1');
  });

  afterEach(async () => {
    await quiet();
    const snapshot = await openSnapshot(ground.target);
    try {
      await verifyOrders(snapshot);
      await verifyReplay(snapshot, SETTING_DEFAULTS);
    } finally {
      await snapshot.close();
      await reader.close();
      await ground.discard();
    }
  });

  /** Starts the message writer, as the server does at start-up. */
  const listen = (): void => {
    const { client: engine } = ground;
    const texts = new MarginTexts(new Settings(engine), new SymbolDirectory(engine));
    notices = new MarginNotices(engine, reader, new NewMessage(rowNumbers(engine)), texts, true);
    notices.onApplicationBootstrap();
  };

  const quiet = async (): Promise<void> => {
    await notices?.beforeApplicationShutdown();
    notices = null;
  };

  const restart = async (): Promise<void> => {
    await quiet();
    await ground.restart();
  };

  const open = async (side: 'buy' | 'sell', lots: string): Promise<number> => {
    const actor = { kind: 'customer', id: customerId } as const;
    const order = { customerId, symbolId: 1, side, lots: decimal(lots), multiple: decimal('50') };
    const outcome = await ground.engine.submit({ kind: 'order.open', actor, ...order });
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.order.id;
  };

  const tick = async (bid: string): Promise<void> => {
    ground.now += 1_000;
    await ground.price(bid);
  };

  const written = (): Promise<Message[]> =>
    reader.select(messages, 'WHERE customer_id = $1 ORDER BY id', [customerId]);

  /** Kinds of all messages once every event is published. */
  const kinds = async (): Promise<string[]> => {
    // Events are published in a later event-loop turn than the answer.
    await new Promise(setImmediate);
    await quiet();
    return (await written()).map(({ kind }) => kind);
  };

  it('a margin call is notified once per crossing, also across restarts', async () => {
    listen();
    await open('buy', '1');
    await tick('1.083');
    expect(await kinds()).toEqual([]);
    listen();
    await tick('1.082');
    await tick('1.081');
    expect(await kinds()).toEqual(['margin.call']);

    await restart();
    listen();
    await tick('1.0805');
    expect(await kinds()).toEqual(['margin.call']);

    await restart();
    listen();
    await tick('1.09');
    await tick('1.08');
    expect(await kinds()).toEqual(['margin.call', 'margin.call']);
  });

  it('a margin call before a crash is notified after the restart, in every language', async () => {
    await open('buy', '1');
    await tick('1.081');
    expect(await written()).toEqual([]);
    await restart();
    listen();
    expect(await kinds()).toEqual(['margin.call']);
    const [message] = await written();
    expect(message?.texts.en?.desc).toContain('95.45%');
    expect(message?.texts.ar?.title).toBe('هامشك ينخفض');
    expect(message?.texts.hk?.content).toContain('50%');
  });

  it('a stop-out message says what was closed and why, and is sent once', async () => {
    const a = await open('buy', '1');
    const b = await open('sell', '0.5');
    await tick('1.053');
    listen();
    expect(await kinds()).toEqual(['margin.call', 'margin.stop_out']);
    const stopOut = (await written())[1];
    expect(stopOut?.texts.en?.desc).toContain('50.00%');
    expect(stopOut?.texts.en?.content).toContain(`#${a}`);
    expect(stopOut?.texts.en?.content).not.toContain(`#${b}`);
    expect(stopOut?.texts.en?.content).toContain('−470.00 USD');
    const [closed] = await reader.select(orders, 'WHERE id = $1', [a]);
    expect(closed?.terms.stopOut).toEqual({ free: '70', margin: '330', profit: '-235', level: '50' });

    await restart();
    listen();
    await tick('1.052');
    expect(await kinds()).toEqual(['margin.call', 'margin.stop_out']);
  });
});
