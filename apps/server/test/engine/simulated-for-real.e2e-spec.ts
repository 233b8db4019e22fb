import { SETTING_DEFAULTS } from '@truemark/contracts';
import { isRefusal } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { SymbolRow } from '../../dist/engine/market/tables/market.table.js';
import { type Order, orders } from '../../dist/engine/products/contracts/tables/order.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD, person, startTestEngine, type TestEngine, verifyDerivedData } from './test-engine.js';

const KEY = 'simulated_for_real';

it('trading real money at simulated prices is off by default', () => {
  expect(SETTING_DEFAULTS.get(KEY)).toBe('0');
});

withDatabases((database) => {
  let ground: TestEngine;
  let customerId: number;

  const change = (value: string | null) =>
    ground.engine.submit({ kind: 'settings.change', actor: SYSTEM, values: { [KEY]: value } });
  const actor = () => ({ kind: 'customer', id: customerId }) as const;
  const asked = () =>
    ({ customerId, symbolId: 1, side: 'buy', lots: decimal('0.1'), multiple: decimal('100') }) as const;
  const open = () => ground.engine.submit({ kind: 'order.open', actor: actor(), ...asked() });
  const place = (target: string) =>
    ground.engine.submit({
      ...{ kind: 'order.place', actor: actor(), ...asked() },
      ...{ targetPrice: decimal(target), expireAt: null },
    });
  const took = (outcome: Awaited<ReturnType<typeof open>>): Order => {
    if (isRefusal(outcome)) throw new Error(outcome.key);
    return outcome.order;
  };

  beforeAll(async () => {
    ground = await startTestEngine(database);
    const { engine } = ground;
    await engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...EURUSD, id: 1, feed: 'simulator' },
    });
    const created = await engine.submit({
      kind: 'customer.create',
      actor: SYSTEM,
      customer: person({
        isDemo: false,
        demoId: null,
        email: 'ann@example.com',
        emailKey: 'ann@example.com',
      }),
    });
    if (isRefusal(created)) throw new Error(created.key);
    customerId = created.customer.id;
    await engine.submit({
      kind: 'wallet.adjust',
      actor: SYSTEM,
      ...{ customerId, account: 'forex', amount: decimal('1000'), memo: 'paid in', refId: 1 },
    });
    await ground.price('1.10000');
  });
  afterAll(() => ground?.discard());

  it('when it is switched off, closes, cancellations and stops still work; a pending order does not fill', async () => {
    expect(await open()).toMatchObject({ key: 'market.simulated' });
    expect(await place('1.09')).toMatchObject({ key: 'market.simulated' });
    await change('1');
    const position = took(await open());
    const [waiting, taken] = [took(await place('1.09')), took(await place('1.08'))];
    await change('0');
    expect(await open()).toMatchObject({ key: 'market.simulated' });
    const protect = { customerId, orderId: position.id, stopLoss: decimal('1.05'), takeProfit: 0n };
    took(await ground.engine.submit({ kind: 'order.protect', actor: actor(), ...protect }));
    took(await ground.engine.submit({ kind: 'order.cancel', actor: actor(), customerId, orderId: taken.id }));
    ground.now += 1_000;
    const free = async () =>
      (await ground.account(customerId)).accounts.find(
        ({ kind, part }) => kind === 'forex' && part === 'free',
      );
    const before = (await free())?.balance ?? 0n;
    await ground.price('1.08900');
    expect((await ground.account(customerId)).orders.map(({ id }) => id)).toEqual([position.id]);
    expect(((await free())?.balance ?? 0n) - before).toBe(waiting.margin + waiting.fee);
    ground.now += 1_000;
    await ground.price('1.10000');
    const close = { kind: 'order.close', actor: actor(), customerId, orderId: position.id } as const;
    expect(took(await ground.engine.submit(close)).status).toBe('closed');
    await verifyDerivedData(ground.target);
  });

  it('a symbol with a real source can be traded regardless of the setting', async () => {
    await ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: { ...EURUSD, id: 1 } });
    took(await open());
    await verifyDerivedData(ground.target);
  });

  it('real money is not converted at simulated rates: orders in yen are refused, and pending ones do not fill', async () => {
    const { engine } = ground;
    const put = (symbol: SymbolRow) => engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
    const codes = { code: 'EURJPY', showCode: 'EUR/JPY', quoteCurrency: 'JPY', feedCode: 'EURJPY' };
    await put({ ...EURUSD, ...codes });
    const rate = { code: 'USDJPY', showCode: 'USD/JPY', baseCurrency: 'USD', quoteCurrency: 'JPY' };
    const converting = { ...EURUSD, ...rate, feedCode: 'USDJPY' };
    await put({ ...converting, feed: 'simulator' });
    const quote = async (symbolId: number, bid: string) =>
      engine.take([{ symbolId, time: ground.now, bid: Number(decimal(bid)) }]);
    const both = async () => {
      ground.now += 1_000;
      await quote(2, '165');
      await quote(3, '150');
    };
    await both();
    const inYen = { ...asked(), symbolId: 2 };
    const openYen = () => engine.submit({ kind: 'order.open', actor: actor(), ...inYen });
    const placeYen = () =>
      engine.submit({
        ...{ kind: 'order.place', actor: actor(), ...inYen },
        ...{ targetPrice: decimal('164'), expireAt: null },
      });
    expect(await openYen()).toMatchObject({ key: 'market.simulated' });
    expect(await placeYen()).toMatchObject({ key: 'market.simulated' });
    await change('1');
    took(await openYen());
    const waiting = took(await placeYen());
    await change('0');
    ground.now += 1_000;
    await quote(2, '163.9');
    const open = (await ground.account(customerId)).orders.map(({ id }) => id);
    expect(open).not.toContain(waiting.id);
    await verifyDerivedData(ground.target);
  });

  it('a pending order that ended so has the reason for its customer', async () => {
    const reader = await openSnapshot(ground.target);
    const ended = await reader.select(orders, `WHERE status = 'cancelled' ORDER BY id`);
    await reader.close();
    expect(ended.map(({ closeReason }) => closeReason)).toEqual([
      'market.simulated',
      null,
      'market.simulated',
    ]);
  });
});
