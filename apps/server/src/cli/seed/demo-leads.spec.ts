import { isOpen } from '@truemark/domain';
import { describe, expect, it } from 'vitest';
import { simulateBars } from '../../engine/market/simulate-bars.js';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import { planPast, pricesOf, thinPrices } from './demo-leads.js';
import { readLeaders, readPeople, readSymbols } from './seed-files.js';

const DAY = 24 * 3_600_000;
const UNTIL = Date.UTC(2026, 10, 20, 18);
const FROM = UNTIL - 34 * DAY;
const leaders = readLeaders();
const everybody = [...leaders.leaders, leaders.applicant];
const symbols = readSymbols()
  .map((symbol, index) => ({ ...symbol, id: index + 1 }))
  .filter(({ code }) => everybody.some((leader) => leader.symbols.includes(code)));
const prices = new Map(
  symbols.map((symbol) => {
    const bars = simulateBars(symbol, { untilMs: UNTIL, seed: 'seed' });
    return [symbol.id, pricesOf(symbol, bars, FROM, UNTIL)] as const;
  }),
);

describe('those who lead in the demo', () => {
  it('trade symbols that need no conversion', () => {
    expect(symbols.map(({ quoteCurrency }) => quoteCurrency)).toEqual(symbols.map(() => 'USD'));
  });

  it('have followers who are there', () => {
    const names = new Set(leaders.leaders.map(({ nickname }) => nickname));
    const people = new Set(readPeople().customers.map(({ name }) => name));
    for (const { name, isLater, follows } of leaders.followers) {
      expect(people.has(name)).toBe(isLater);
      for (const { leader } of follows) expect(names).toContain(leader);
    }
  });

  it('trade while their market is open, at prices of the weeks, a jump never between two quotes', () => {
    for (const symbol of symbols) {
      const all = prices.get(symbol.id) ?? [];
      expect(all.length).toBeGreaterThan(400);
      for (const { time } of all) expect(isOpen(symbol.schedule, time)).toBe(true);
      const few = thinPrices(all);
      const moves = few.slice(1).map(({ bid }, at) => Math.abs(bid / (few[at]?.bid ?? bid) - 1));
      expect(Math.max(...moves)).toBeLessThan(0.1);
    }
  });

  it.each(everybody)('$nickname: as many orders as planned, one of them still held', (leader) => {
    const trades = planPast(leader, symbols, prices, seededRandom(leader.name));
    expect(trades).toHaveLength(leader.past);
    expect(trades.filter(({ closes }) => closes === null)).toEqual([trades.at(-1)]);
    for (const { symbol, lots, opens, closes } of trades) {
      expect(lots % symbol.pip).toBe(0n);
      expect(lots >= symbol.minLots && lots <= symbol.maxLots).toBe(true);
      expect(opens.time).toBeGreaterThanOrEqual(FROM);
      expect(closes?.time ?? UNTIL).toBeGreaterThan(opens.time);
    }
  });

  it('win as often as their number says, before costs', () => {
    const [best] = leaders.leaders;
    if (!best) throw new Error('nobody leads');
    const many = planPast({ ...best, past: 2_000 }, symbols, prices, seededRandom('many'));
    const ended = many.flatMap(({ side, opens, closes }) =>
      closes ? [closes.bid > opens.bid === (side === 'buy')] : [],
    );
    expect(ended.filter(Boolean).length / ended.length).toBeCloseTo(best.wins, 1);
  });
});
