export interface Session {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

/** A symbol under the specification's names, with its price of this instant. */
export interface TradedSymbol {
  readonly id: number;
  readonly Code: string;
  readonly ShowCode: string;
  readonly Name: string;
  readonly Logo: string;
  readonly CategoryId: number;
  readonly Sort: number;
  readonly IsEnabled: boolean;
  readonly BaseCurrency: string;
  readonly QuoteCurrency: string;
  readonly PricePrecision: number;
  readonly Pip: number;
  readonly ForexContNum: number;
  readonly ForexMinCont: number;
  readonly ForexMaxCont: number;
  readonly ForexFeeRate: number;
  readonly MarginMode: number;
  readonly HasForexMultiple: readonly { readonly Value: number; readonly Default: boolean }[];
  readonly Spread: number;
  readonly Schedule: {
    readonly timezone: string;
    readonly sessions: readonly Session[];
    readonly holidays: readonly {
      readonly date: string;
      readonly from?: string;
      readonly to?: string;
      readonly name: string;
    }[];
  };
  readonly Feed: 'simulator' | 'replay' | 'binance';
  readonly FeedCode: string;
  readonly Simulation: {
    readonly price: string;
    readonly annualVolatility: number;
    readonly quotesASecond: number;
  };
  readonly MarketStatus: 1 | 2;
  readonly IsSimulated: boolean;
  readonly Bid: number | null;
  readonly Ask: number | null;
  readonly TimeMs: number | null;
  readonly Seq: number | null;
  readonly Change: number | null;
  readonly FeedState: string | null;
  readonly FeedDetail: string | null;
  /** The market clock, epoch ms. */
  readonly ClockMs: number;
  readonly OpenPositions?: number;
  readonly PendingOrders?: number;
  readonly IsPaused: boolean;
  /** Announced terms that do not hold yet. */
  readonly Pending: {
    readonly HoldsAtMs: number;
    readonly MadeAtMs: number;
    readonly From: Readonly<Record<string, unknown>>;
    readonly To: Readonly<Record<string, unknown>>;
  } | null;
  /** On the symbol's own page only. */
  readonly Pause?: {
    readonly SinceMs: number;
    readonly IsResuming: boolean;
    readonly Last: { readonly Bid: number; readonly Ask: number } | null;
    readonly Rejected: readonly { readonly Bid: number; readonly Ask: number; readonly Reason: string }[];
  } | null;
}

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
