import { MAX_ALERTS } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PriceAlert } from '../../dist/engine/products/alerts/tables/alert.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { EURUSD } from './test-engine.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

withDatabases((database) => {
  let trader: TestTrader;

  beforeEach(async () => {
    trader = await createTestTrader(database);
  });
  afterEach(() => trader?.checkAndDiscard());

  const own = (customerId = trader.customerId) =>
    ({ actor: { kind: 'customer', id: customerId }, customerId }) as const;
  const adding = (price: string, customerId?: number) =>
    ({ kind: 'alert.add', ...own(customerId), symbolId: 1, price: decimal(price), noteId: null }) as const;
  const add = async (price: string, customerId?: number): Promise<number> => {
    const outcome = await trader.ground.engine.submit(adding(price, customerId));
    if (!('alert' in outcome)) throw new Error(outcome.key);
    return outcome.alert.id;
  };
  const remove = (alertId: number, customerId?: number) =>
    trader.refusal({ kind: 'alert.remove', ...own(customerId), alertId });
  const move = (alertId: number, price: string, customerId?: number) =>
    trader.refusal({ kind: 'alert.move', ...own(customerId), alertId, price: decimal(price) });
  const ended = (status: PriceAlert['status']): PriceAlert[] =>
    trader.told.flatMap((event) =>
      event.type === 'alert.ended' && event.alert.status === status ? [event.alert] : [],
    );
  const fired = (): number[] => ended('fired').map(({ id }) => id);

  it('an alert fires once, at the first bid at or through its price, from either side', async () => {
    const above = await add('1.11');
    const below = await add('1.09');
    await trader.tick('1.1099');
    await trader.tick('1.0901');
    expect(fired()).toEqual([]);
    await trader.tick('1.11');
    expect(fired()).toEqual([above]);
    // A gap through the other level.
    await trader.tick('1.05');
    expect(fired()).toEqual([above, below]);
    expect(ended('fired')[1]).toMatchObject({ firedBid: decimal('1.05'), endedAt: trader.ground.now });
    await trader.tick('1.2');
    await trader.tick('1.09');
    expect(fired()).toEqual([above, below]);
    expect(await remove(above)).toBe('alert.not_found');
  });

  it('refuses an alert at the market price, on an unknown or stale symbol, and more than fifty', async () => {
    expect(await trader.refusal(adding('1.1'))).toBe('alert.at_market');
    expect(await trader.refusal({ ...adding('1.2'), symbolId: 9 })).toBe('market.unknown_symbol');
    await trader.ground.engine.submit({
      kind: 'symbol.put',
      actor: { kind: 'system', id: 0 },
      symbol: { ...EURUSD, code: 'GBPUSD', feedCode: 'GBPUSD' },
    });
    expect(await trader.refusal({ ...adding('1.2'), symbolId: 2 })).toBe('market.stale_quote');
    const first = await add('1.2');
    for (let at = 1; at < MAX_ALERTS; at++) await add(`1.3${String(at).padStart(2, '0')}`);
    expect(await trader.refusal(adding('1.5'))).toBe('alert.too_many');
    // Another customer has a separate limit of fifty; an alert that fired or was deleted frees its place.
    await add('1.5', await trader.newCustomer('0'));
    await trader.tick('1.2');
    expect(fired()).toEqual([first]);
    const next = await add('1.5');
    expect(await trader.refusal(adding('1.6'))).toBe('alert.too_many');
    expect(await remove(next)).toBe(false);
    await add('1.6');
  });

  it('a deleted alert never fires; a moved one fires at its new price only', async () => {
    const deleted = await add('1.12');
    const moved = await add('1.12');
    expect(await remove(deleted)).toBe(false);
    expect(await remove(deleted)).toBe('alert.not_found');
    expect(await move(moved, '1.1')).toBe('alert.at_market');
    expect(await move(moved, '1.08')).toBe(false);
    await trader.tick('1.13');
    expect(fired()).toEqual([]);
    await trader.tick('1.08');
    expect(fired()).toEqual([moved]);
    expect(await move(moved, '1.2')).toBe('alert.not_found');
  });

  it('an alert cannot be moved or deleted by another customer', async () => {
    const id = await add('1.12');
    const stranger = await trader.newCustomer('0');
    expect(await move(id, '1.13', stranger)).toBe('alert.not_found');
    expect(await remove(id, stranger)).toBe('alert.not_found');
    await trader.tick('1.12');
    expect(fired()).toEqual([id]);
  });

  it('alerts survive a restart, and those that fired before do not fire again', async () => {
    const early = await add('1.11');
    const late = await add('1.13');
    const moved = await add('1.14');
    expect(await move(moved, '1.07')).toBe(false);
    await trader.tick('1.12');
    expect(fired()).toEqual([early]);
    await trader.ground.restart(60_000);
    trader.told = [];
    trader.ground.engine.subscribe((event) => trader.told.push(event));
    await trader.tick('1.125');
    expect(fired()).toEqual([]);
    await trader.tick('1.145');
    expect(fired()).toEqual([late]);
    await trader.tick('1.06');
    expect(fired()).toEqual([late, moved]);
    expect(await add('1.2')).toBe(moved + 1);
  });

  it('of a deletion and a concurrent tick that reaches the alert, exactly one takes effect', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 20; at++) ids.push(await add('1.12'));
    trader.ground.now += 1_000;
    const [refusals] = await Promise.all([
      Promise.all(ids.map((id) => remove(id))),
      trader.ground.price('1.12'),
      Promise.all(ids.map((id) => remove(id))),
    ]);
    await expect.poll(() => trader.told.filter(({ type }) => type === 'alert.ended')).toHaveLength(20);
    const gone = ids.filter((_, at) => refusals[at] === false);
    expect(gone).toEqual(ended('deleted').map(({ id }) => id));
    expect(fired()).toEqual(ids.filter((id) => !gone.includes(id)));
  });
});
