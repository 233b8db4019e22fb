import { readFileSync } from 'node:fs';
import { isOpen } from '@truemark/domain';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../engine/market/sources/seeded-random.js';
import { lastOpenStretch, quotesOfDay } from './demo-day.js';
import { planTrades } from './demo-trades.js';
import { readPeople, readSymbols } from './seed-files.js';

const HOUR = 3_600_000;
const SATURDAY = Date.UTC(2026, 10, 21, 2, 40);
const TUESDAY = Date.UTC(2026, 10, 17, 15, 0);
const symbols = readSymbols().map((symbol, index) => ({ ...symbol, id: index + 1 }));
const stretchesAt = (now: number) =>
  new Map(
    symbols.flatMap((symbol) => {
      const stretch = lastOpenStretch(symbol, now);
      return stretch ? [[symbol.id, stretch] as const] : [];
    }),
  );
const byCode = (code: string) => symbols.find((symbol) => symbol.code === code) ?? symbols[0];

describe('the symbols of the seed', () => {
  it('convert to the settlement currency, every one', () => {
    const converting = (currency: string): boolean =>
      currency === 'USD' ||
      symbols.some(
        ({ baseCurrency, quoteCurrency }) =>
          [baseCurrency, quoteCurrency].includes(currency) && [baseCurrency, quoteCurrency].includes('USD'),
      );
    for (const { code, quoteCurrency } of symbols)
      expect([code, converting(quoteCurrency)]).toEqual([code, true]);
  });

  it('have terms that can be traded', () => {
    for (const { minLots, maxLots, pip, multiples, logo } of symbols) {
      expect(minLots % pip).toBe(0n);
      expect(maxLots).toBeGreaterThan(minLots);
      expect(multiples.filter(({ isDefault }) => isDefault)).toHaveLength(1);
      expect(readFileSync(`apps/customer/public${logo}`, 'utf8')).toContain('<svg');
    }
  });
});

describe('the demo day', () => {
  it('plays where the market was open last: on a weekend, Friday for currencies', () => {
    const stretches = stretchesAt(SATURDAY);
    const euro = stretches.get(byCode('EURUSD')?.id ?? 0);
    expect(euro?.until).toBe(Date.UTC(2026, 10, 20, 22));
    expect(stretches.get(byCode('BTCUSDT')?.id ?? 0)?.until).toBe(SATURDAY);
    for (const { from, until } of stretches.values()) expect(until - from).toBe(3 * HOUR);
  });

  it('has quotes in the order of their time, each while its market is open', () => {
    for (const now of [SATURDAY, TUESDAY]) {
      const quotes = quotesOfDay(symbols, stretchesAt(now), 'seed');
      expect(quotes.length).toBe(symbols.length * 1_800);
      const isInOrder = quotes.every(({ time }, index) => time >= (quotes[index - 1]?.time ?? 0));
      const isOpenThen = quotes.every(({ symbolId, time }) => {
        const schedule = symbols[symbolId - 1]?.schedule;
        return schedule !== undefined && isOpen(schedule, time);
      });
      expect({ isInOrder, isOpenThen }).toEqual({ isInOrder: true, isOpenThen: true });
      expect(quotes.at(-1)?.time).toBeLessThan(now);
    }
  });

  it('plans trades of the right size within the hours', () => {
    const stretches = stretchesAt(SATURDAY);
    for (const person of readPeople().customers) {
      const trades = planTrades(1, person, symbols, stretches, seededRandom(person.name));
      expect(trades).toHaveLength(person.trades);
      for (const { symbol, lots, opensAt, closesAt } of trades) {
        const stretch = stretches.get(symbol.id);
        expect(lots % symbol.pip).toBe(0n);
        expect(lots >= symbol.minLots && lots <= symbol.maxLots).toBe(true);
        expect(opensAt).toBeGreaterThan(stretch?.from ?? 0);
        expect(closesAt ?? opensAt).toBeLessThan(stretch?.until ?? 0);
      }
    }
  });
});
