import { decimal } from '@truemark/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Command, SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';
import { realPerson } from './real-person.js';
import { EURUSD } from './test-engine.js';
import { TestTrader } from './test-trader.js';

withDatabases((database) => {
  let options: OptionTrader;
  let trader: TestTrader;

  beforeEach(async () => {
    options = await OptionTrader.on(database);
    trader = new TestTrader(options.ground, options.customerId);
    const { engine } = trader.ground;
    const plain = { feeRate: 0n, spread: 0n, units: decimal('10000') };
    const multiples = [{ value: '50', isDefault: true }];
    await engine.submit({
      kind: 'symbol.put',
      actor: SYSTEM,
      symbol: { ...EURUSD, id: 1, ...plain, multiples },
    });
    await trader.tick('1.1');
    // Emptied first, because the setting would move the demo money of the options account.
    const { customerId } = options;
    const actor = { kind: 'customer', id: customerId } as const;
    const all = { from: 'micro', to: 'change', amount: decimal('1000') } as const;
    await engine.submit({ kind: 'wallet.transfer', actor, customerId, ...all });
    await options.setting({ only_one_account: '1' });
    // Each has 1,000 there: 2 lots hold 440, and the fall of 0.03 is a loss of 600. The margin level is 90.9 percent.
    await trader.open('buy', '2');
    await trader.tick('1.07');
  });
  afterEach(() => options.checkAndDiscard());

  const free = (): Promise<string> => options.balance('free', 'forex');
  const his = () => ({
    actor: { kind: 'customer', id: options.customerId } as const,
    customerId: options.customerId,
  });
  const transfer = (amount: string): Command => {
    return { kind: 'wallet.transfer', ...his(), from: 'forex', to: 'change', amount: decimal(amount) };
  };
  const open = (lots: string): Command => ({ kind: 'order.open', ...trader.exposure('buy', lots) });
  const place = (lots: string, target: string): Command => {
    return {
      kind: 'order.place',
      ...trader.exposure('buy', lots),
      targetPrice: decimal(target),
      expireAt: null,
    };
  };
  const stake = (amount: string): Command => {
    const asked = { symbolId: 1, direction: 'up' as const, stake: decimal(amount), seconds: 30 };
    return { kind: 'option.buy', ...his(), ...asked };
  };

  describe('anything that lowers the free balance must leave cover for possible losses of open positions', () => {
    // Free 560, margin 440, profit −600: 220 is the stop-out level, so less than 180 may be moved.
    it.each([
      ['a transfer', () => transfer('179.9'), () => transfer('180')],
      ['a stake', () => stake('179.9'), () => stake('180')],
      // 385.2 plus 440 are too much for an equity of 400: half of the sum exceeds it.
      ['an opening', () => open('1.6'), () => open('1.8')],
      ['a reservation', () => place('0.8', '1.06'), () => place('0.9', '1.06')],
    ])('%s', async (_name, little, much) => {
      expect(await free()).toBe('560');
      expect(await trader.refusal(much())).toBe('wallet.would_stop_out');
      expect(await free()).toBe('560');
      expect(await trader.refusal(little())).toBe(false);
      const { orders } = await trader.ground.account(options.customerId);
      await trader.tick('1.07');
      expect((await trader.ground.account(options.customerId)).orders).toHaveLength(orders.length);
    });
  });

  it('a correction leaves the same cover', async () => {
    await trader.tick('1.1');
    const real = new TestTrader(trader.ground, await realPerson(trader.ground, '1000', 'forex'));
    await real.open('buy', '2');
    await real.tick('1.07');
    const correct = (amount: string) =>
      real.refusal({
        ...{ kind: 'wallet.adjust', actor: { kind: 'operator', id: 2 }, customerId: real.customerId },
        ...{ account: 'forex', amount: decimal(amount), memo: 'A correction', refId: 1 },
      });
    expect(await correct('-180')).toBe('wallet.would_stop_out');
    expect(await correct('-179.9')).toBe(false);
  });

  it('staking all that is free, again and again, never takes the free balance below zero', async () => {
    for (let attempt = 0; attempt < 12; attempt++) await trader.refusal(stake('100'));
    expect(await free()).toBe('460');
    // The position is stopped out as usual and covers its own loss.
    await trader.tick('1.06');
    expect((await trader.ground.account(options.customerId)).orders).toHaveLength(0);
    expect(await free()).toBe('100');
  });

  it('a pending order is cancelled when its fill would cause a stop-out', async () => {
    const other = new TestTrader(trader.ground, await trader.newCustomer('1000'));
    await other.open('buy', '1');
    const terms = { targetPrice: decimal('1.08'), expireAt: null };
    const placing = { kind: 'order.place', ...other.exposure('buy', '2.5'), ...terms } as const;
    expect(await other.refusal(placing)).toBe(false);
    // At 1.08: equity 1,100, of which 540 are reserved, with a margin of 214; with the fill, a margin of 754.
    await options.setting({ stop_out_level: '150' });
    await other.tick('1.08');
    expect((await other.ground.account(other.customerId)).orders).toHaveLength(1);
    const ended = other.told.find(
      (event) => event.type === 'order.cancelled' && event.customerId === other.customerId,
    );
    expect(ended).toMatchObject({ order: { closeReason: 'wallet.would_stop_out' } });
  });
});
