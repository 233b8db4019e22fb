import { decimal } from '@truemark/money';
import type { SymbolRow } from '../tables/market.table.js';

const roundTheClock = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', to: '24:00' }));

/** A symbol for tests: always open, unless changed. */
export function symbolFixture(change: Partial<SymbolRow> = {}): SymbolRow {
  return {
    id: 1,
    code: 'EURUSD',
    showCode: 'EUR/USD',
    name: 'Euro',
    logo: '',
    categoryId: 1,
    sort: 1,
    isEnabled: true,
    baseCurrency: 'EUR',
    quoteCurrency: 'USD',
    pricePrecision: 5,
    pip: decimal('0.01'),
    units: decimal('100000'),
    minLots: decimal('0.01'),
    maxLots: decimal('100'),
    feeRate: 0n,
    marginMode: 2,
    multiples: [{ value: '100', isDefault: true }],
    spread: decimal('0.00012'),
    schedule: { timezone: 'UTC', sessions: roundTheClock, holidays: [] },
    feed: 'simulator',
    feedCode: '',
    simulation: { price: '1.39', annualVolatility: 0.08, quotesASecond: 2 },
    ...change,
  };
}
