import { decimal, formatDecimal } from '@truemark/money';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { SYSTEM } from '../../dist/engine/protocol.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';
import { createTestTrader, type TestTrader } from './test-trader.js';

withDatabases((database) => {
  describe('a price further away than the limit', () => {
    let trader: TestTrader;
    beforeEach(async () => {
      trader = await createTestTrader(database);
      await trader.ground.engine.submit({
        kind: 'settings.change',
        actor: SYSTEM,
        values: { price_jump_most: '10' },
      });
    });
    afterEach(() => trader.checkAndDiscard());

    const standing = () => trader.ground.client.view.standingOf(1).pause;
    const last = (): string => formatDecimal(BigInt(trader.ground.client.view.quote(1)?.bid ?? 0));
    const resume = () => trader.refusal({ kind: 'symbol.resume', actor: SYSTEM, symbolId: 1 });
    const rejected = async (): Promise<string[]> => {
      const reader = await openSnapshot(trader.ground.target);
      const rows = await reader.query('SELECT bid, reason FROM rejected_ticks ORDER BY lane_seq');
      await reader.close();
      return rows.map(({ bid, reason }) => `${formatDecimal(BigInt(String(bid)))} ${reason}`);
    };

    it('is rejected, closes nothing, and pauses trading until an operator resumes it', async () => {
      const held = await trader.open('buy', '1', { stopLoss: decimal('1.05') });
      const { customerId } = trader;
      const close = { kind: 'order.close', actor: SYSTEM, customerId, orderId: held.id } as const;
      await trader.tick('0.9');
      expect([last(), standing()?.isResuming, (await trader.openOrders()).length]).toEqual(['1.1', false, 1]);
      expect(await trader.refusal(close)).toBe('market.paused');
      expect(await trader.refusal({ kind: 'order.open', ...trader.exposure('buy', '1') })).toBe(
        'market.paused',
      );
      const place = { targetPrice: decimal('1'), expireAt: null };
      expect(await trader.refusal({ kind: 'order.place', ...trader.exposure('buy', '1'), ...place })).toBe(
        'market.paused',
      );
      await trader.tick('1.1');
      expect([last(), await trader.refusal(close)]).toEqual(['1.1', 'market.paused']);
      expect(await rejected()).toEqual(['0.9 jump', '1.1 paused']);
      expect(await resume()).toBe(false);
      expect(await resume()).toBe('symbol.not_paused');
      expect(await trader.refusal(close)).toBe('market.paused');
      await trader.tick('0.9');
      expect([last(), standing()]).toEqual(['0.9', null]);
      expect(trader.ended(held.id)).toMatchObject({ closedBy: 'stop_loss', closePrice: decimal('0.9') });
    });

    it('keeps the symbol paused over a restart; a resumption survives one, too', async () => {
      await trader.tick('2');
      await trader.ground.restart();
      expect(standing()).toMatchObject({ isResuming: false });
      await trader.tick('1.1');
      expect(last()).toBe('1.1');
      expect(await resume()).toBe(false);
      await trader.ground.restart();
      expect(standing()).toMatchObject({ isResuming: true });
      await trader.tick('2');
      expect([last(), standing()]).toEqual(['2', null]);
      await trader.tick('2.1');
      expect(last()).toBe('2.1');
    });

    it('is judged against the last price of the same source, after a restart too', async () => {
      const start = (priceFeed: 'simulator' | 'replay') =>
        trader.ground.engine.submit({ kind: 'feeds.start', actor: SYSTEM, priceFeed });
      await start('simulator');
      await trader.tick('2');
      expect([last(), standing()], 'another source than the last price had').toEqual(['2', null]);
      // A start with another source that delivered nothing is no source of the last price.
      await trader.ground.restart();
      await start('replay');
      await trader.ground.restart();
      await start('simulator');
      await trader.tick('3');
      expect(last()).toBe('2');
      // A pause outlasts its source.
      await start('replay');
      await trader.tick('2');
      expect(await rejected()).toEqual(['3 jump', '2 paused']);
      expect(await resume()).toBe(false);
      await trader.tick('4');
      expect([last(), standing()]).toEqual(['4', null]);
      await trader.ground.restart();
      await start('simulator');
      await trader.tick('8');
      expect([last(), standing()]).toEqual(['8', null]);
    });

    it('is judged by bid and ask against the last price of any age; exactly ten percent is accepted', async () => {
      await trader.tick('1.21');
      expect([last(), standing()]).toEqual(['1.21', null]);
      trader.ground.now += 3 * 24 * 3_600_000;
      await trader.ground.price('1.21', '1.4');
      expect(standing()).not.toBeNull();
      expect(await resume()).toBe(false);
      await trader.tick('1.21');
      trader.ground.now += 3 * 24 * 3_600_000;
      await trader.ground.price('1.33100001');
      expect([last(), standing() !== null]).toEqual(['1.21', true]);
    });
  });

  it('an option without an exit because its symbol is paused is void, as with a silent source', async () => {
    const trader = await OptionTrader.on(database);
    await trader.setting({ price_jump_most: '10' });
    const { id } = await trader.buy('up', '100', 60);
    await trader.tick('1.1');
    await trader.tick('2');
    expect(await trader.refusal(trader.submit('up'))).toBe('market.paused');
    trader.ground.now += 60_000;
    expect(await trader.ended(id)).toMatchObject({ outcome: 'void', status: 'void' });
    await trader.checkAndDiscard();
  });
});
