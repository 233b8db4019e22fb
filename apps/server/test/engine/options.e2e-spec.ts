import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Option } from '../../dist/engine/products/options/tables/option.table.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';
import { EURUSD } from './test-engine.js';

const shown = ({ outcome, status, profit, entryPrice, exitPrice, reason }: Option) => ({
  outcome,
  status,
  profit: formatDecimal(profit),
  entry: entryPrice && formatDecimal(entryPrice),
  exit: exitPrice && formatDecimal(exitPrice),
  reason,
});

withDatabases((database) => {
  let trader: OptionTrader;
  beforeEach(async () => {
    trader = await OptionTrader.on(database);
  });
  afterEach(() => trader.checkAndDiscard());

  /** Sends fresh prices, all at `bid`, until this many seconds after the purchase. */
  const stayAt = async (bid: string, seconds: number): Promise<void> => {
    for (let count = 0; count < seconds; count++) await trader.tick(bid);
  };

  describe.each([
    ['up', '1.1002', '1.1003', 'win', '85', '1085'],
    ['up', '1.1002', '1.1001', 'loss', '-100', '900'],
    ['down', '1.1002', '1.1001', 'win', '85', '1085'],
    ['up', '1.1002', '1.1002', 'tie', '0', '1000'],
  ] as const)('%s, entry at %s, exit at %s', (direction, entry, exit, outcome, profit, free) => {
    it(`is a ${outcome}`, async () => {
      const { id } = await trader.buy(direction);
      expect([await trader.balance('free'), await trader.balance('held')]).toEqual(['900', '100']);
      expect(await trader.running()).toMatchObject([{ id, entryPrice: null }]);
      await trader.tick(entry);
      expect(await trader.running()).toMatchObject([{ id, entryPrice: decimal(entry), entrySeq: 2 }]);
      await stayAt('1.2', 58);
      // Exact to the millisecond: this tick is the last that counts, and the next one triggers settlement.
      await trader.tick(exit, 1_000);
      await trader.tick('1.3', 1);
      expect(shown(await trader.ended(id))).toEqual({
        ...{ outcome, status: 'ended', profit, entry, exit, reason: null },
      });
      expect([await trader.balance('free'), await trader.balance('held')]).toEqual([free, '0']);
    });
  });

  it('takes only part of the stake at loss level 1, as fixed at the purchase', async () => {
    await trader.setting({ micro_loss_level: '1' });
    const { id } = await trader.buy('up');
    await trader.setting({ micro_loss_level: '0', quote_stale_seconds: '1' });
    await trader.ground.engine.submit({ kind: 'duration.remove', actor: SYSTEM, durationId: 3 });
    await trader.tick('1.1002');
    await stayAt('1.1', 57);
    await trader.tick('1.3', 4_000);
    expect(shown(await trader.ended(id))).toMatchObject({ outcome: 'loss', profit: '-85', exit: '1.1' });
    expect(await trader.balance('free')).toBe('915');
  });

  it('a tick in the millisecond of the purchase, or before it, is not the entry', async () => {
    const { id } = await trader.buy('up');
    await trader.tick('1.2', 0);
    expect((await trader.running())[0]?.entrySeq).toBeNull();
    await trader.tick('1.3', 1);
    expect(await trader.running()).toMatchObject([{ id, entrySeq: 3, entryPrice: decimal('1.3') }]);
  });

  it('is void at once when no entry tick comes in time', async () => {
    const { id } = await trader.buy('up', '100', 60);
    await trader.tick('1.2', 10_001);
    expect(shown(await trader.ended(id))).toMatchObject({ outcome: 'void', reason: 'micro.no_entry_tick' });
    expect([await trader.balance('free'), await trader.balance('held')]).toEqual(['1000', '0']);
  });

  it('is void when the last tick before the expiry is stale', async () => {
    const { id } = await trader.buy('up', '100', 30);
    await trader.tick('1.2');
    await trader.tick('1.3', 18_000);
    await trader.tick('1.3', 30_000);
    const ended = await trader.ended(id);
    expect(shown(ended)).toMatchObject({ outcome: 'void', entry: '1.2', reason: 'micro.stale_exit_tick' });
    expect(await trader.balance('free')).toBe('1000');
  });

  it('is settled half a second after its expiry without a tick; earlier ticks that arrive later are rejected', async () => {
    const { id } = await trader.buy('up', '100', 10);
    await trader.tick('1.2');
    await trader.tick('1.3', 8_000);
    trader.ground.now += 1_001;
    expect(shown(await trader.ended(id))).toMatchObject({ outcome: 'win', exit: '1.3' });
    const late = { symbolId: 1, time: trader.ground.now - 1, bid: Number(decimal('1.0')) };
    expect(await trader.ground.engine.take([late])).toEqual([]);
    const fresh = { ...late, time: trader.ground.now + 1 };
    expect(await trader.ground.engine.take([fresh])).toHaveLength(1);
  });

  it('an option that expires during downtime is settled at the next start by the ticks before its expiry', async () => {
    await trader.buy('down', '100', 10);
    await trader.tick('1.2');
    await trader.tick('1.1', 5_000);
    await trader.restart(3_600_000);
    const { accounts, options } = await trader.ground.account(trader.customerId);
    expect(options).toEqual([]);
    expect(accounts.find(({ kind, part }) => kind === 'micro' && part === 'free')?.balance).toBe(
      decimal('1085'),
    );
  });

  it('running options continue after a restart, with and without their entry', async () => {
    const first = await trader.buy('up', '100', 10);
    await trader.tick('1.2');
    const second = await trader.buy('down', '50', 10);
    await trader.restart();
    await trader.tick('1.3');
    expect(await trader.running()).toMatchObject([
      { id: first.id, entryPrice: decimal('1.2') },
      { id: second.id, entryPrice: decimal('1.3') },
    ]);
    await trader.tick('1.25', 7_000);
    await trader.tick('1.25', 5_000);
    expect([(await trader.ended(first.id)).outcome, (await trader.ended(second.id)).outcome]).toEqual([
      'win',
      'win',
    ]);
  });

  it('an option never starts before stored ticks, even if the clock was set back over a restart', async () => {
    for (let count = 0; count < 5; count++) await trader.tick('1.2', 200);
    await trader.restart(-900);
    const option = await trader.buy('up', '100', 10);
    expect(option.startAt).toBeGreaterThan(trader.ground.now);
    trader.ground.now = option.startAt;
    await trader.tick('1.3', 100);
    await trader.tick('1.4', 10_000);
    expect(shown(await trader.ended(option.id))).toMatchObject({ entry: '1.3', outcome: 'tie' });
  });

  it('daily loss and session limits still apply after a restart with the clock set back', async () => {
    const limits = { sessionMinutes: 1, dailyLoss: '150' };
    const { customerId } = trader;
    await trader.ground.engine.submit({ kind: 'limits.set', actor: SYSTEM, customerId, limits });
    await trader.buy('down', '100', 10);
    await trader.tick('1.2');
    await trader.tick('1.3', 5_000);
    await trader.tick('1.3', 4_100);
    await trader.ended(1);
    await trader.tick('1.3', 55_000);
    expect(await trader.refusal(trader.submit('up', '10'))).toBe('limits.session');
    await trader.restart(-3 * 86_400_000);
    expect(await trader.refusal(trader.submit('up', '10'))).toBe('limits.session');
    expect(await trader.refusal(trader.submit('up', '60'))).toBe('limits.daily_loss');
  });

  it('options of one expiry are settled in the order of their ids', async () => {
    const bought = [];
    for (const direction of ['up', 'down', 'up', 'down'] as const)
      bought.push(await trader.buy(direction, '50', 30));
    await trader.tick('1.2');
    await trader.tick('1.3', 28_000);
    await trader.tick('1.3', 5_000);
    await trader.ended(4);
    const ended = trader.told.flatMap((event) => (event.type === 'option.ended' ? event.option.id : []));
    expect(ended).toEqual([1, 2, 3, 4]);
  });

  describe('refuses, before the stake moves,', () => {
    afterEach(async () => expect(await trader.balance('held')).toBe('0'));

    it.each([
      ['a duration that is not offered', '100', 61, 'micro.unknown_duration'],
      ['less than the least', '9.99', 60, 'micro.amount_too_small'],
      ['more than the most', '1000.01', 60, 'micro.amount_too_large'],
    ] as const)('%s', async (_what, stake, seconds, key) => {
      expect(await trader.refusal(trader.submit('up', stake, seconds))).toBe(key);
    });

    it('a stake that the balance does not cover', async () => {
      await trader.ground.engine.submit({
        ...{ kind: 'wallet.transfer', actor: SYSTEM, customerId: trader.customerId, amount: decimal('950') },
        ...{ from: 'micro', to: 'change' },
      } as const);
      expect(await trader.refusal(trader.submit('up'))).toBe('order.insufficient_balance');
    });

    it('stale prices, a closed market, one that closes too soon, and disabled options', async () => {
      trader.ground.now += 10_001;
      expect(await trader.refusal(trader.submit('up'))).toBe('market.stale_quote');
      await trader.tick('1.1');
      const at = new Date(trader.ground.now + 59_000).toISOString().slice(11, 16);
      const put = (from: string, to: string) => {
        const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to }));
        const schedule = { timezone: 'UTC', sessions: days, holidays: [] };
        const symbol = { ...EURUSD, id: 1, schedule };
        return trader.ground.engine.submit({ kind: 'symbol.put', actor: SYSTEM, symbol });
      };
      await put('00:00', at);
      expect(await trader.refusal(trader.submit('up', '100', 60))).toBe('micro.market_closes');
      expect(await trader.refusal(trader.submit('up', '10', 10))).toBeNull();
      await trader.tick('1.2');
      await trader.tick('1.2', 10_001);
      await trader.ended(1);
      // No position is open any more, so its sessions change at once.
      await put('00:00', '01:00');
      expect(await trader.refusal(trader.submit('up', '100', 60))).toBe('market.closed');
      await put('00:00', '24:00');
      await trader.setting({ is_micro: '0' });
      expect(await trader.refusal(trader.submit('up'))).toBe('micro.disabled');
    });
  });

  it('limits how many options a customer runs and how much the firm risks in one direction', async () => {
    await trader.setting({ micro_max_open: '3', micro_exposure_cap: '170' });
    expect(await trader.refusal(trader.submit('up', '200'))).toBeNull();
    expect(await trader.refusal(trader.submit('up', '10'))).toBe('micro.exposure');
    expect(await trader.refusal(trader.submit('down', '200'))).toBeNull();
    await trader.setting({ micro_exposure_cap: '0' });
    expect(await trader.refusal(trader.submit('up', '10'))).toBeNull();
    expect(await trader.refusal(trader.submit('up', '10'))).toBe('micro.too_many_open');
    expect([await trader.balance('free'), await trader.balance('held')]).toEqual(['590', '410']);
    await trader.setting({ micro_exposure_cap: '170' });
    await trader.tick('1.1', 10_001);
    await trader.ended(3);
    // An ended option no longer counts towards the limit.
    expect(await trader.refusal(trader.submit('up', '200'))).toBeNull();
  });

  it('uses the contract account where it is the only one; the setting cannot change while an option runs', async () => {
    // The setting moves the demo money of the options account.
    await trader.setting({ only_one_account: '1' });
    await trader.buy('up');
    expect([await trader.balance('free', 'forex'), await trader.balance('held', 'forex')]).toEqual([
      '1900',
      '100',
    ]);
    const values = { only_one_account: '0' };
    const change = { kind: 'settings.change', actor: SYSTEM, values } as const;
    expect(await trader.refusal(trader.ground.engine.submit(change))).toBe('settings.in_use');
    await trader.tick('1.1', 10_001);
    await trader.ended(1);
    expect(await trader.refusal(trader.ground.engine.submit(change))).toBeNull();
    expect(await trader.balance('free', 'forex')).toBe('2000');
  });

  it('a debt waits for a running stake that may still pay it; if the stake is lost, the firm pays the rest', async () => {
    await trader.setting({ only_one_account: '1' });
    const { customerId } = trader;
    const { id } = await trader.buy('up', '100', 30);
    await trader.tick('1.1');
    const actor = { kind: 'customer', id: customerId } as const;
    const asked = { customerId, symbolId: 1, side: 'buy', lots: decimal('0.5') } as const;
    const multiple = decimal('100');
    const opened = await trader.ground.engine.submit({ kind: 'order.open', actor, ...asked, multiple });
    expect(opened).toMatchObject({ order: { status: 'holding' } });
    await trader.tick('1');
    expect([await trader.balance('free', 'forex'), await trader.balance('held', 'forex')]).toEqual([
      '-100',
      '100',
    ]);
    await trader.tick('1', 25_000);
    await trader.tick('1', 5_000);
    expect(await trader.ended(id)).toMatchObject({ outcome: 'loss' });
    expect([await trader.balance('free', 'forex'), await trader.balance('held', 'forex')]).toEqual([
      '0',
      '0',
    ]);
  });
});
