import { SELL_BACK_WINDOWS } from '@truemark/domain';
import { decimal } from '@truemark/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withDatabases } from '../harness/with-databases.js';
import { OptionSeller } from './option-seller.js';
import { OptionTrader } from './option-trader.js';

/** Number of attempts. */
const TRIES = 120;
/** Seconds, one tick each, that the attacker watches the price before deciding. */
const WATCHED = 3;

/** Seeded pseudo-random numbers between 0 and 1 (mulberry32), the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

withDatabases((database) => {
  let trader: OptionTrader;
  let seller: OptionSeller;
  const random = seeded(20_261_118);
  let price = 110_000;
  /** A random walk without drift: one tick a second, each up or down by a few points. */
  const walk = async (): Promise<void> => {
    price += (random() < 0.5 ? -1 : 1) * (1 + Math.floor(random() * 6));
    await trader.tick((price / 100_000).toFixed(5));
  };

  beforeAll(async () => {
    trader = await OptionTrader.on(database);
    seller = new OptionSeller(trader);
    await trader.setting({ micro_sell_back: '1' });
    for (let count = 0; count <= SELL_BACK_WINDOWS[0]; count++) await walk();
  });
  afterAll(() => trader.checkAndDiscard());

  it(`asking for offers, watching the price for ${WATCHED} s and selling only when favourable gains nothing`, async () => {
    let [result, formerRule, sold, moved] = [0n, 0n, 0, 0];
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { id, stake } = await trader.buy(attempt % 2 === 0 ? 'up' : 'down', '10', 60);
      await walk();
      await walk();
      const first = await seller.asks(id);
      for (let second = 0; second < WATCHED; second++) await walk();
      const later = await seller.asks(id);
      if (!('offer' in first) || !('offer' in later)) throw new Error('no offer');
      const [seen, now] = [first.offer.price, later.offer.price];
      // The former rule paid the better of the price offered before and the current one.
      formerRule += (seen > now ? seen : now) - stake;
      // The attacker asks for at least the better of the two.
      await seller.ask(id, seen > now ? seen : now);
      await walk();
      const tried = await seller.decided(id);
      if (tried.status === 'sold') {
        sold++;
      } else {
        expect(tried.reason).toBe('micro.price_moved');
        moved++;
        await seller.ask(id, 0n);
        await walk();
      }
      const ended = await trader.ended(id);
      // The price paid is that of a tick after the request.
      expect(ended.terms.sale?.askedAt).toBeLessThan(ended.terms.sale?.at ?? 0);
      result += ended.profit;
    }
    expect(sold).toBeGreaterThan(0);
    expect(moved).toBeGreaterThan(0);
    expect(result).toBeLessThanOrEqual(0n);
    expect(formerRule).toBeGreaterThan(result);
    // The attacker pays the 5 % spread on the options' value, which starts at 92.5 % of the stake.
    expect(result).toBeLessThan(-decimal('10'));
  });
});
