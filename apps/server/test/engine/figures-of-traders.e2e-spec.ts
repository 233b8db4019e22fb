import { countedMargin, percentOf, traderFigures, WINDOW_HOURS } from '@truemark/domain';
import { decimal, formatDecimal, ONE } from '@truemark/money';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SYSTEM } from '../../dist/engine/protocol.js';
import {
  type TraderStatistics,
  TraderStatisticsReader,
} from '../../dist/features/copy-trading/trader-statistics.js';
import { openReader } from '../../dist/platform/database/open-reader.js';
import type { TraderResults } from '../../src/engine/products/copy-trading/commands.js';
import { withDatabases } from '../harness/with-databases.js';
import { actorOf, type CopyDesk, copyDeskOn } from './copy-desk.js';
import { verifyDerivedData } from './test-engine.js';
import { writeBypassingEngine } from './write-bypassing-engine.js';

const HOUR = 3_600_000;

withDatabases((database) => {
  let desk: CopyDesk;
  let isAltered: boolean;

  beforeEach(async () => {
    desk = await copyDeskOn(database);
    isAltered = false;
  });
  afterEach(() => (isAltered ? desk.leader.ground.discard() : desk.leader.checkAndDiscard()));

  const standing = async (): Promise<TraderResults> => {
    const asked = { kind: 'traders.figures', traderIds: [desk.leaderId] } as const;
    const [found] = await desk.engine.ask(asked);
    if (!found) throw new Error('no figures are kept');
    return found;
  };
  /** Profit, base, profit in percent, drawdown in percent, win rate, closed orders. */
  const figures = async (): Promise<(string | number)[]> => {
    const told = traderFigures((await standing()).hours, desk.leader.ground.now);
    const { profit, base, profitPercent, maxDrawdown, winRate, closed } = told;
    return [...[profit, base, profitPercent, maxDrawdown, winRate].map(formatDecimal), closed];
  };
  /** Restarts the engine; figures must not change. */
  const restart = async (): Promise<void> => {
    const before = await standing();
    await desk.leader.ground.restart();
    expect(await standing()).toEqual(before);
  };
  const later = async (ms: number, bid: string): Promise<void> => {
    desk.leader.ground.now += ms - 1_000;
    await desk.leader.tick(bid);
  };

  const becomeTrader = async (id: number): Promise<void> => {
    const actor = actorOf(id);
    const steps = [
      { kind: 'nickname.set', actor, customerId: id, nickname: 'Late Bull' },
      { kind: 'trader.apply', actor, customerId: id },
      { kind: 'trader.decide', actor: SYSTEM, traderId: id, decision: 'approve', reason: null },
    ] as const;
    for (const step of steps) await desk.engine.submit(step);
  };
  /** Figures as shown to customers. */
  const statistics = async (id: number): Promise<TraderStatistics | undefined> => {
    const { client, target } = desk.leader.ground;
    const reader = openReader(target);
    try {
      return (await new TraderStatisticsReader(client, reader).of([id])).get(id);
    } finally {
      await reader.close();
    }
  };

  it('figures follow every tick and are the same after a restart', async () => {
    expect(await figures()).toEqual(['0', '0', '0', '0', '0', 0]);
    // One lot of 10,000 at 1.1 with leverage 50 holds 220, which counts as 550.
    const led = await desk.leader.open('buy', '1');
    await desk.leader.tick('1.12');
    expect(await figures()).toEqual(['200', '550', '36.36', '0', '0', 0]);
    await restart();
    await desk.leader.tick('1.09');
    expect(await figures()).toEqual(['-100', '550', '-18.18', '54.55', '0', 0]);
    await restart();
    await desk.leader.tick('1.11');
    await desk.close(desk.leaderId, led.id, '0.4');
    await restart();
    await desk.leader.tick('1.1');
    expect(await figures()).toEqual(['40', '550', '7.27', '54.55', '0', 0]);
    await desk.close(desk.leaderId, led.id);
    expect(await figures()).toEqual(['40', '550', '7.27', '54.55', '100', 1]);
    const { counts, closedEver, openPositions, mostEver } = await standing();
    expect(counts).toMatchObject({ symbols: { 1: 1 }, multiples: { 50: 1 } });
    expect([closedEver, openPositions, formatDecimal(mostEver)]).toEqual([1, 0, '550']);
  });

  it('figures cover a window of hours: older results do not count, older open positions count by their change', async () => {
    const [first, second] = [await desk.leader.open('buy', '1'), await desk.leader.open('buy', '1')];
    await desk.leader.tick('1.12');
    await desk.close(desk.leaderId, first.id);
    await later(HOUR, '1.13');
    await restart();
    expect(await figures()).toEqual(['500', '1100', '45.45', '0', '100', 1]);
    await later((WINDOW_HOURS - 1) * HOUR, '1.12');
    // The first hour has left the window: the profit since of the second position, on its own margin.
    expect(await figures()).toEqual(['0', '550', '0', '18.18', '0', 0]);
    await desk.close(desk.leaderId, second.id);
    await restart();
    expect(await figures()).toEqual(['0', '550', '0', '18.18', '100', 1]);
    expect(formatDecimal((await standing()).result)).toBe('400');
  });

  it('orders that one tick closes change the figures together, in whatever order they close', async () => {
    const [buy] = [await desk.leader.open('buy', '1'), await desk.leader.open('sell', '1')];
    await desk.protect(desk.leaderId, buy.id, '1.05');
    await desk.leader.tick('1.04');
    // One lost 600 and the other gained it, at the same instant.
    expect(await figures()).toEqual(['0', '1100', '0', '0', '0', 1]);
  });

  it('figures include orders closed, wholly or in part, before the trader became a leader', async () => {
    const { leader } = desk;
    const id = await desk.customer('100000');
    const trade = async (side: 'buy' | 'sell', lots: string): Promise<number> => {
      leader.customerId = id;
      return (await leader.open(side, lots)).id;
    };
    const [lost, won, open] = [await trade('buy', '1'), await trade('sell', '1'), await trade('sell', '2')];
    await leader.tick('1.09');
    await desk.close(id, lost);
    await desk.close(id, won, '0.5');
    await desk.close(id, open, '1');
    await becomeTrader(id);
    await leader.tick('1.1');
    await desk.close(id, won);
    await leader.ground.restart();
    await leader.tick('1.08');
    await desk.close(id, open);

    const found = await statistics(id);
    // Before: −100, 50 of a part, 100 of a part. Since: the open positions are at 0.5 × 0 and 1 × 200.
    expect([found?.recent.profit, found?.recent.closed, found?.totalClosed, found?.positions]).toEqual([
      decimal('250'),
      ...[3, 3, 0],
    ]);
    expect(formatDecimal(found?.recent.winRate ?? 0n)).toBe('33.33');
    expect(found?.symbols).toEqual([{ symbolId: 1, count: 3 }]);
    expect([found?.multiple, found?.totalPercent]).toEqual(['50', found?.recent.profitPercent]);
  });

  it.each([1, 2, 3])('figures match a recount on a random path with restarts (seed %s)', async (seed) => {
    const { leader } = desk;
    let state = seed;
    const below = (most: number): number => {
      state = (state * 48_271) % 2_147_483_647;
      return state % most;
    };
    let bid = decimal('1.1');
    let [realised, peak, fall, base, closed] = [0n, 0n, 0n, 0n, 0];
    const note = async (): Promise<void> => {
      const open = await desk.open(desk.leaderId);
      // No spread and no fee: 10,000 units a lot.
      const floating = open.reduce((sum, { side, lots, openPrice }) => {
        const moved = bid - (openPrice ?? 0n);
        return sum + ((side === 'buy' ? moved : -moved) * lots * 10_000n) / ONE;
      }, 0n);
      const margin = open.reduce((sum, order) => sum + countedMargin(order.margin, decimal('50')), 0n);
      const result = realised + floating;
      if (result > peak) peak = result;
      if (peak - result > fall) fall = peak - result;
      if (margin > base) base = margin;
      const told = traderFigures((await standing()).hours, leader.ground.now);
      expect([told.profit, told.base, told.maxDrawdown, told.closed]).toEqual([
        ...[result, base, percentOf(fall, base), closed],
      ]);
    };
    for (let step = 0; step < 40; step++) {
      const what = below(10);
      const [order] = await desk.open(desk.leaderId);
      if (what < 3) {
        await leader.open(below(2) === 0 ? 'buy' : 'sell', `0.${1 + below(9)}`);
      } else if (what < 5 && order) {
        const part = order.lots > decimal('0.2') && below(2) === 0 ? '0.1' : undefined;
        const outcome = await desk.close(desk.leaderId, order.id, part);
        if (!('order' in outcome)) throw new Error(outcome.key);
        realised += outcome.order.profit;
        closed += Number(part === undefined);
      } else if (what === 5) {
        await restart();
      } else {
        bid += decimal('0.0001') * BigInt(below(201) - 100);
        await later(1_000 + below(3) * HOUR, formatDecimal(bid));
      }
      await note();
      // The next fill needs a price that is not stale.
      await later(1_000, formatDecimal(bid));
    }
  });

  it('hours of several traders begin in the same order with and without a restart', async () => {
    const { leader } = desk;
    const later = await desk.customer('100000');
    await becomeTrader(later);
    // The customer who registered last opens first, so the order by customer number differs from the order by position.
    for (const customerId of [later, desk.leaderId]) {
      leader.customerId = customerId;
      await leader.open('buy', '0.1');
    }
    await leader.ground.restart();
    leader.ground.now += HOUR;
    await leader.tick('1.11');
    expect((await standing()).hours).toHaveLength(2);
  });

  it('figures leave out the orders of followers', async () => {
    const id = await desk.customer('10000');
    await desk.follow(id);
    await desk.leader.open('buy', '0.1');
    await desk.copied();
    expect((await standing()).openPositions).toBe(1);
  });

  it('figures leave out a trader’s copies of another trader: former and later ones, and those taken over', async () => {
    const { leader } = desk;
    const id = await desk.customer('100000');
    await desk.follow(id);
    const lead = async (lots: string): Promise<number> => {
      const led = await leader.open('buy', lots);
      await desk.copied();
      return led.id;
    };
    const former = await lead('1');
    await lead('2');
    await leader.tick('1.12');
    await desk.close(desk.leaderId, former);
    await desk.copied();
    await becomeTrader(id);
    const later = await lead('1');
    await leader.tick('1.13');
    await desk.close(desk.leaderId, later, '0.5');
    await desk.close(desk.leaderId, later);
    await desk.copied();
    expect(desk.rows(id)).toEqual(['open 1', 'open 2', 'close 1', 'open 1', 'part 0.5', 'close 0.5']);
    await desk.leave(id, false);
    const takenOver = await desk.open(id);
    expect(takenOver).toMatchObject([{ lots: decimal('2'), terms: { copy: { state: 'taken_over' } } }]);
    await leader.tick('1.1');
    const before = await statistics(id);
    expect([before?.recent.profit, before?.recent.base, before?.positions]).toEqual([0n, 0n, 0]);
    await leader.ground.restart();
    expect(await statistics(id)).toEqual(before);
    leader.customerId = id;
    await leader.open('sell', '1');
    await leader.tick('1.08');
    for (const order of takenOver) await desk.close(id, order.id);
    const { recent, totalClosed, positions, symbols } = (await statistics(id)) as TraderStatistics;
    // Only the order that he opened himself.
    expect([recent.profit, recent.base].map(formatDecimal)).toEqual(['200', '550']);
    expect([recent.closed, totalClosed, positions, symbols]).toEqual([0, 0, 1, [{ symbolId: 1, count: 1 }]]);
  });

  it('verification derives the figures again and names the first altered one', async () => {
    const led = await desk.leader.open('buy', '1');
    await desk.leader.tick('1.12');
    await later(HOUR, '1.13');
    await desk.close(desk.leaderId, led.id);
    await desk.leader.ground.leave();
    const { target } = desk.leader.ground;
    await verifyDerivedData(target);
    isAltered = true;
    await writeBypassingEngine(target, `UPDATE trader_hours SET high = high + 1 WHERE is_running = 0`);
    await expect(verifyDerivedData(target)).rejects.toThrow(/hour of a trader 1 has high/);
  });
});
