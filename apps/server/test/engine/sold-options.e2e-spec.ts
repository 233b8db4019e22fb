import { SELL_BACK_TICKS, sellBackOffer } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import type { OptionOffer } from '../../dist/engine/protocol.js';
import { ticks } from '../../dist/engine/tables/market.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionTrader } from './option-trader.js';

withDatabases((database) => {
  let trader: OptionTrader;
  beforeEach(async () => {
    trader = await OptionTrader.on(database);
    await trader.setting({ micro_sell_back: '1' });
  });
  afterEach(() => trader.checkAndDiscard());

  const ask = (optionId: number, customerId = trader.customerId) => {
    const actor = { kind: 'customer', id: customerId } as const;
    return trader.ground.engine.submit({ kind: 'option.offer', actor, customerId, optionId });
  };
  const offer = async (optionId: number): Promise<OptionOffer> => {
    const outcome = await ask(optionId);
    if (!('offer' in outcome)) throw new Error(outcome.key);
    return outcome.offer;
  };
  const sell = (optionId: number, price: bigint) => {
    const { customerId } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    return trader.ground.engine.submit({ kind: 'option.sell', actor, customerId, optionId, price });
  };
  /** So many ticks, 100 ms apart, up and down in turns. */
  const wander = async (count: number): Promise<void> => {
    for (let at = 0; at < count; at++) await trader.tick(at % 2 === 0 ? '1.1002' : '1.1', 100);
  };

  it('sells at the offered price, which recorded ticks give again', async () => {
    await wander(SELL_BACK_TICKS);
    const { id, stake, expiresAt } = await trader.buy('up');
    await wander(3);
    const made = await offer(id);
    const reader = await openSnapshot(trader.ground.target);
    const rows = await reader.select(ticks, 'WHERE seq > $1 AND seq <= $2 ORDER BY seq', [
      made.seq - SELL_BACK_TICKS,
      made.seq,
    ]);
    await reader.close();
    const pinned = { stake, ratio: decimal('0.85'), lossLevel: 0, direction: 'up' as const, expiresAt };
    const recent = rows.map(({ at, bid }) => ({ time: at, bid: BigInt(bid) }));
    const again = sellBackOffer(
      { ...pinned, entryPrice: decimal('1.1002') },
      recent,
      made.at,
      decimal('0.05'),
    );
    expect({ price: made.price, chance: made.chance }).toEqual(again);
    // In the money at this moment: more than half of 185, less five percent.
    expect(made.price).toBeGreaterThan(decimal('80'));

    trader.ground.now += 3_000;
    expect(made.stake).toBe(stake);
    const sold = await sell(id, made.price);
    expect(sold).toMatchObject({ option: { outcome: 'sold', status: 'ended', profit: made.price - stake } });
    expect(decimal(trader.balance('free'))).toBe(decimal('900') + made.price);
    expect(trader.balance('held')).toBe('0');
    expect(await trader.refusal(sell(id, made.price))).toBe('micro.not_found');
  });

  it('refuses an old offer, another price, and one that was replaced', async () => {
    await wander(SELL_BACK_TICKS);
    const { id } = await trader.buy('up');
    expect(await trader.refusal(ask(id))).toBe('micro.no_offer');
    await wander(1);
    const first = await offer(id);
    expect(await trader.refusal(sell(id, first.price + 1n))).toBe('micro.offer_expired');
    trader.ground.now += 3_001;
    expect(await trader.refusal(sell(id, first.price))).toBe('micro.offer_expired');
    await wander(2);
    const second = await offer(id);
    await trader.tick('1.1004', 100);
    const third = await offer(id);
    expect(third.price).not.toBe(second.price);
    expect(await trader.refusal(sell(id, second.price))).toBe('micro.offer_expired');
    expect(await trader.refusal(sell(id, third.price))).toBeNull();
  });

  it('makes no offer before the entry, on old prices, with little time or too few ticks left, nor to anybody else', async () => {
    const { id } = await trader.buy('up', '100', 30);
    await wander(2);
    expect(await trader.refusal(ask(id))).toBe('micro.no_offer');
    await wander(SELL_BACK_TICKS);
    expect(await trader.refusal(ask(id))).toBeNull();
    expect(await trader.refusal(ask(id, trader.customerId + 1))).toBe('micro.not_found');
    trader.ground.now += 10_001;
    expect(await trader.refusal(ask(id))).toBe('micro.no_offer');
    await trader.tick('1.1', 3_800);
    expect(await trader.refusal(ask(id))).toBe('micro.no_offer');
    await trader.setting({ micro_sell_back: '0' });
    expect(await trader.refusal(ask(id))).toBe('micro.sell_back_off');
    expect(await trader.refusal(sell(id, 1n))).toBe('micro.sell_back_off');
    await trader.tick('1.2', 30_000);
    await trader.ended(id);
  });

  it('sells nothing at an offer that could not be made any more: too little time, or an old price', async () => {
    await wander(SELL_BACK_TICKS);
    const { id } = await trader.buy('up', '100', 30);
    await wander(2);
    await trader.tick('1.1', 18_300);
    const early = await offer(id);
    trader.ground.now += 1_600;
    expect(await trader.refusal(sell(id, early.price))).toBe('micro.no_offer');
    const other = await trader.buy('up', '100', 60);
    await wander(2);
    trader.ground.now += 9_000;
    const old = await offer(other.id);
    trader.ground.now += 1_500;
    expect(await trader.refusal(sell(other.id, old.price))).toBe('micro.no_offer');
    await trader.tick('1.1', 60_000);
    await trader.ended(other.id);
  });

  it('looks back on the same ticks after a restart', async () => {
    await wander(SELL_BACK_TICKS);
    const { id } = await trader.buy('down');
    await wander(2);
    const before = await offer(id);
    await trader.restart();
    expect(await offer(id)).toEqual(before);
  });
});
