import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { verifyOptions } from '../../dist/engine/products/options/verification/options.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';
import { EURUSD, newCustomer, person } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const GOLD = { ...EURUSD, code: 'XAUUSD', showCode: 'XAU/USD', baseCurrency: 'XAU', units: decimal('100') };

withDatabases((database) => {
  let trader: OptionTrader;
  beforeEach(async () => {
    trader = await OptionTrader.on(database);
  });
  afterEach(() => trader.checkAndDiscard());

  const reset = (customerId = trader.customerId) =>
    trader.ground.engine.submit({
      kind: 'demo.reset',
      actor: { kind: 'customer', id: customerId },
      customerId,
    });
  const open = (symbolId: number, more: object = {}) =>
    trader.ground.engine.submit({
      kind: 'order.open',
      actor: { kind: 'customer', id: trader.customerId },
      customerId: trader.customerId,
      symbolId,
      side: 'buy',
      lots: decimal('0.01'),
      multiple: decimal('100'),
      ...more,
    });
  const gold = (bid: string) =>
    trader.ground.engine.take([{ symbolId: 2, time: trader.ground.now, bid: Number(decimal(bid)) }]);
  const balances = async () =>
    (await trader.ground.account(trader.customerId)).accounts
      .map(({ kind, part, balance }) => `${kind} ${part} ${formatDecimal(balance)}`)
      .sort();
  const RESET = [
    'change free 100000',
    'forex free 100000',
    'forex held 0',
    'micro free 100000',
    'micro held 0',
  ];

  it('ends everything that is open and sets every account to the demo balance', async () => {
    const { customerId, ground } = trader;
    await open(1);
    await open(1, { kind: 'order.place', targetPrice: decimal('1.05'), expireAt: null });
    const entered = await trader.buy('up');
    await trader.tick('1.2');
    const waiting = await trader.buy('down', '50', 10);
    expect(await reset()).toEqual({ closed: 1, cancelled: 1, voided: 2 });
    const { orders, options } = await ground.account(customerId);
    expect([orders, options]).toEqual([[], []]);
    expect(await balances()).toEqual(RESET);
    for (const { id } of [entered, waiting]) {
      expect(await trader.ended(id)).toMatchObject({
        ...{ status: 'void', outcome: 'void', reason: 'demo.reset', profit: 0n, exitSeq: null },
      });
    }
    const reasons = trader.told.flatMap((event) =>
      event.type === 'order.closed' || event.type === 'order.cancelled'
        ? [`${event.order.status} ${event.order.closedBy} ${event.order.closeReason}`]
        : [],
    );
    expect(reasons).toEqual(['cancelled null demo.reset', 'closed customer demo.reset']);
    // The next price would have been the entry of one option and the expiry of the other: both have ended.
    await trader.tick('1.3');
    await trader.tick('1.1', 60_000);
    await trader.restart();
    expect(await balances()).toEqual(RESET);
  });

  it('a second reset moves nothing', async () => {
    await open(1);
    await reset();
    const { accounts } = await trader.ground.account(trader.customerId);
    expect(await reset()).toEqual({ closed: 0, cancelled: 0, voided: 0 });
    // Including the number of postings of each account.
    expect((await trader.ground.account(trader.customerId)).accounts).toEqual(accounts);
  });

  it('changes nothing while a position has no fresh price', async () => {
    const { ground } = trader;
    await ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol: GOLD });
    await gold('2000');
    await open(2);
    await trader.tick('1.1', 5_000);
    await open(1);
    await trader.buy('up');
    await trader.tick('1.2', 6_000);
    const before = await balances();
    expect(await reset()).toMatchObject({ key: 'demo.positions_wait', facts: { symbols: 'XAU/USD' } });
    expect(await balances()).toEqual(before);
    expect((await ground.account(trader.customerId)).orders).toHaveLength(2);
    await gold('2010');
    expect(await reset()).toMatchObject({ closed: 2, voided: 1 });
  });

  it('also lowers an account with more than the demo balance, and leaves accounts that the settings hide', async () => {
    const { customerId, ground } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    const transfer = { kind: 'wallet.transfer', actor, customerId, amount: decimal('400') } as const;
    await ground.engine.submit({ ...transfer, from: 'change', to: 'forex' });
    await trader.setting({ demo_balance: '250.5', is_micro: '0' });
    await reset();
    expect(await balances()).toEqual(
      expect.arrayContaining(['change free 250.5', 'forex free 250.5', 'micro free 1000']),
    );
  });

  it('verification rejects an option that claims to be void by a reset that did not happen', async () => {
    const { id } = await trader.buy('up');
    await trader.tick('1.2', 10_001);
    expect(await trader.ended(id)).toMatchObject({ reason: 'micro.no_entry_tick' });
    const put = (reason: string) =>
      writeBypassingEngine(trader.ground.target, `UPDATE options SET reason = '${reason}' WHERE id = ${id}`);
    await put('demo.reset');
    const reader = await openSnapshot(trader.ground.target);
    try {
      await expect(verifyOptions(reader, new Set())).rejects.toThrow(/there was none/);
    } finally {
      await reader.close();
      await put('micro.no_entry_tick');
    }
  });

  it('is refused for a real customer', async () => {
    const real = person({ isDemo: false, demoId: null });
    const outcome = await trader.ground.engine.submit({
      kind: 'customer.create',
      actor: SYSTEM,
      customer: real,
    });
    const { id } = (outcome as { customer: { id: number } }).customer;
    expect(await reset(id)).toMatchObject({ key: 'user.only_demo_account' });
    expect(await newCustomer(trader.ground, '5')).toBeGreaterThan(id);
  });
});
