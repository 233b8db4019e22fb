import { historyOf, SALE_WAIT, SELL_BACK_WINDOWS, sellBackOffer } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSnapshot } from '../../dist/cli/verification/snapshot.js';
import { ticks } from '../../dist/engine/market/tables/market.table.js';
import { withDatabases } from '../harness/with-databases.js';
import { OptionSeller } from './option-seller.js';
import { OptionTrader } from './option-trader.js';

/** Bids of a price that goes up and down. */
const PAST = ['1.1', '1.1002', '1.1004', '1.1006', '1.1004', '1.1002', '1.1', '1.0998'];

withDatabases((database) => {
  let trader: OptionTrader;
  let seller: OptionSeller;
  beforeEach(async () => {
    trader = await OptionTrader.on(database);
    seller = new OptionSeller(trader);
    await trader.setting({ micro_sell_back: '1' });
  });
  afterEach(() => trader.checkAndDiscard());

  /** Sends this many ticks, alternately up and down. */
  const wander = async (count: number, apart = 100): Promise<void> => {
    for (let at = 0; at < count; at++) await trader.tick(at % 2 === 0 ? '1.1002' : '1.1', apart);
  };
  /** Fills the lookback window of an offer: every quote is repeated, with a move every two seconds. */
  const past = async (): Promise<void> => {
    for (let at = 0; at <= SELL_BACK_WINDOWS[0]; at++) await trader.tick(PAST[(at >> 1) % 8] as string);
  };
  const entered = async (direction: 'up' | 'down' = 'up', seconds = 60) => {
    await past();
    const option = await trader.buy(direction, '100', seconds);
    await wander(2);
    return option;
  };

  it('sells at the price of the first tick after the request, which the recorded ticks reproduce', async () => {
    const { id, stake, expiresAt } = await entered();
    const seen = await seller.offer(id);
    const sale = await seller.ask(id, '1');
    expect(sale).toMatchObject({ status: 'waiting', askedAt: trader.ground.now });
    // A tick at the instant of the request was already visible.
    await trader.tick('1.1009', 0);
    expect(await trader.running()).toHaveLength(1);
    await trader.tick('1.1001', 700);
    const sold = await trader.ended(id);
    const reader = await openSnapshot(trader.ground.target);
    const rows = await reader.select(ticks, 'WHERE at <= $1 ORDER BY seq DESC', [trader.ground.now]);
    await reader.close();
    const recent = rows.reverse().map(({ at, bid }) => ({ time: at, bid: BigInt(bid) }));
    const pinned = { stake, ratio: decimal('0.85'), lossLevel: 0, direction: 'up' as const, expiresAt };
    const held = { ...pinned, entryPrice: decimal('1.1002') };
    const again = sellBackOffer(held, historyOf(recent), trader.ground.now, decimal('0.05'));
    expect(again?.price).not.toBe(seen.price);
    expect(sold).toMatchObject({ outcome: 'sold', status: 'ended', profit: (again?.price ?? 0n) - stake });
    const terms = {
      askedAt: sale.askedAt,
      least: '1',
      at: trader.ground.now,
      seq: rows.at(-1)?.seq,
      formula: 2,
    };
    expect(sold.terms.sale).toMatchObject(terms);
    expect(decimal(await trader.balance('free'))).toBe(decimal('900') + (again?.price ?? 0n));
    expect(await trader.balance('held')).toBe('0');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.not_found');
  });

  it('a price seen before cannot be obtained: if the next one is lower nothing is sold and the option runs on', async () => {
    const { id } = await entered();
    await trader.tick('1.1004', 100);
    const high = await seller.offer(id);
    await trader.tick('1.1001', 1_000);
    await seller.ask(id, high.price);
    await trader.tick('1.1', 100);
    const refused = await seller.decided(id);
    expect(refused).toMatchObject({ status: 'refused', reason: 'micro.price_moved' });
    expect(refused.price).toBeLessThan(high.price);
    expect(await trader.running()).toHaveLength(1);
    expect([await trader.balance('free'), await trader.balance('held')]).toEqual(['900', '100']);
    await seller.ask(id, '0');
    await trader.tick('1.0999', 100);
    expect((await trader.ended(id)).outcome).toBe('sold');
  });

  it('accepts one request at a time, and drops it when no tick comes in time', async () => {
    const { id } = await entered();
    await seller.ask(id, '1');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.sale_waiting');
    trader.ground.now += SALE_WAIT + 1_000;
    expect(await seller.decided(id)).toMatchObject({ status: 'refused', reason: 'micro.no_tick' });
    await trader.tick('1.1', 100);
    expect(await trader.running()).toHaveLength(1);
    await seller.ask(id, '1');
    await trader.tick('1.1001', SALE_WAIT + 1);
    expect(await seller.decided(id, 2)).toMatchObject({ status: 'refused', reason: 'micro.no_tick' });
  });

  it('a request is decided once under its idempotency key, across a restart', async () => {
    const { id } = await entered();
    const key = { owner: trader.customerId, key: 'sell-once', hash: 'the same' };
    const first = await seller.submit(id, '1', key);
    await trader.restart(1_000);
    expect(await seller.submit(id, '1', key)).toEqual(first);
    await trader.tick('1.1001', 100);
    expect((await trader.ended(id)).outcome).toBe('sold');
    expect(await seller.submit(id, '1', key)).toEqual(first);
    expect(trader.told.filter(({ type }) => type === 'option.ended')).toHaveLength(1);
  });

  it('a request that became too old during downtime is not executed', async () => {
    const { id } = await entered();
    await seller.ask(id, '1');
    await trader.restart(SALE_WAIT + 1);
    expect(await trader.running()).toHaveLength(1);
    // A tick right after the start does not price a request made long before.
    await trader.tick('1.2', 100);
    expect(await trader.running()).toHaveLength(1);
    await seller.ask(id, '1');
    await trader.tick('1.2001', 100);
    expect((await trader.ended(id)).outcome).toBe('sold');
  });

  it('no offer or sale before the entry, on stale prices, with little time or few ticks, or for another customer', async () => {
    let { id } = await trader.buy('up', '100', 30);
    await wander(2);
    expect(await trader.refusal(seller.asks(id))).toBe('micro.no_offer');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.no_offer');
    await trader.tick('1.1', 40_000);
    await trader.ended(id);
    await past();
    ({ id } = await trader.buy('up', '100', 30));
    await wander(2);
    expect(await trader.refusal(seller.asks(id))).toBeNull();
    expect(await trader.refusal(seller.asks(id, trader.customerId + 1))).toBe('micro.not_found');
    trader.ground.now += 10_001;
    expect(await trader.refusal(seller.asks(id))).toBe('micro.no_offer');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.no_offer');
    await trader.tick('1.1', 9_900);
    expect(await trader.refusal(seller.asks(id))).toBe('micro.no_offer');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.no_offer');
    await trader.setting({ micro_sell_back: '0' });
    expect(await trader.refusal(seller.asks(id))).toBe('micro.sell_back_off');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.sell_back_off');
    await trader.tick('1.2', 30_000);
    await trader.ended(id);
  });

  it('sells nothing within ten seconds of the expiry', async () => {
    await past();
    const { id, startAt } = await trader.buy('up', '100', 30);
    await wander(2);
    await trader.tick('1.1', startAt + 18_000 - trader.ground.now);
    const sale = await seller.ask(id, '1');
    expect(sale.until).toBe(startAt + 20_000);
    await trader.tick('1.1001', 2_001);
    expect(await seller.decided(id)).toMatchObject({ status: 'refused', reason: 'micro.no_tick' });
    await trader.tick('1.2', 10_000);
    expect((await trader.ended(id)).outcome).toBe('loss');
  });

  it('a demo reset ends a pending sale together with its option', async () => {
    const { id } = await entered();
    await seller.ask(id, '1');
    const { customerId } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    await trader.ground.engine.submit({ kind: 'demo.reset', actor, customerId });
    expect(await seller.decided(id)).toMatchObject({ status: 'refused', reason: 'micro.not_running' });
    expect((await trader.ended(id)).outcome).toBe('void');
  });

  it('offers are the same after a restart', async () => {
    const { id } = await entered('down');
    const before = await seller.offer(id);
    await trader.restart();
    expect(await seller.offer(id)).toEqual(before);
    await trader.tick('1.1003', 300);
    const later = await seller.offer(id);
    await trader.restart();
    expect(await seller.offer(id)).toEqual(later);
  });

  it('offers nothing on a source whose price does not move', async () => {
    for (let at = 0; at <= SELL_BACK_WINDOWS[0]; at++) await trader.tick('1.1');
    const { id } = await trader.buy('up', '100', 60);
    await trader.tick('1.1');
    await trader.tick('1.1001');
    expect(await trader.refusal(seller.asks(id))).toBe('micro.no_offer');
    expect(await trader.refusal(seller.submit(id, '1'))).toBe('micro.no_offer');
  });

  it('sales requested under the former formula are decided by it, in the lane and in a replay', async () => {
    await wander(61);
    const { id } = await trader.buy('up', '100', 60);
    await wander(2);
    const { customerId, ground } = trader;
    const actor = { kind: 'customer', id: customerId } as const;
    // Journalled without the marker introduced later, as a former server did.
    const asked = { kind: 'option.sale', actor, customerId, optionId: id, least: decimal('1') } as const;
    expect(await ground.engine.submit({ ...asked, formerly: true })).toMatchObject({ sale: { formula: 1 } });
    await trader.restart(100);
    await trader.tick('1.1001', 100);
    const { profit, terms } = await trader.ended(id);
    expect(terms.sale?.formula).toBeUndefined();
    expect(profit).not.toBe(0n);
  });
});
