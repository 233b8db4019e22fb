import type { InNumbers } from '@truemark/contracts';
import type { SymbolRow, WholeSymbol } from '@truemark/contracts/admin';
export type Session = TradedSymbol['Schedule']['sessions'][number];

/** A symbol under the specification's names, with its price of this instant. */
export type TradedSymbol = InNumbers<SymbolRow & Partial<WholeSymbol>>;

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export const CATEGORIES = [
  { id: 1, name: 'Forex' },
  { id: 2, name: 'Metals' },
  { id: 3, name: 'Crypto' },
  { id: 4, name: 'Energy' },
  { id: 5, name: 'Indices' },
];

const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Schedules that most symbols have. */
export const SCHEDULES: readonly { readonly name: string; readonly schedule: TradedSymbol['Schedule'] }[] = [
  {
    name: 'Round the clock',
    schedule: {
      timezone: 'GMT',
      sessions: WEEK.map((day) => ({ day, from: '00:00', to: '24:00' })),
      holidays: [],
    },
  },
  {
    name: 'Currency week (New York, Sunday 17:00 to Friday 17:00)',
    schedule: {
      timezone: 'America/New_York',
      sessions: [
        { day: 7, from: '17:00', to: '24:00' },
        ...[1, 2, 3, 4].map((day) => ({ day, from: '00:00', to: '24:00' })),
        { day: 5, from: '00:00', to: '17:00' },
      ],
      holidays: [],
    },
  },
];

export const NEW_SYMBOL = {
  CategoryId: 1,
  Sort: 1000,
  IsEnabled: false,
  Logo: '',
  PricePrecision: 5,
  Pip: 0.01,
  ForexContNum: 100_000,
  ForexMinCont: 0.01,
  ForexMaxCont: 50,
  ForexFeeRate: 0,
  MarginMode: 2,
  HasForexMultiple: [{ Value: 100, Default: true }],
  Spread: 0,
  Schedule: SCHEDULES[1]?.schedule,
  Feed: 'simulator',
  FeedCode: '',
  Simulation: { price: '1', annualVolatility: 0.1, quotesASecond: 1 },
};
