import type { TradeSymbol } from '@truemark/contracts';

/** EUR/USD with a share of the margin as fee. */
export const euro: TradeSymbol = {
  Id: 1,
  Code: 'EURUSD',
  ShowCode: 'EUR/USD',
  Name: 'Euro',
  Logo: '',
  CategoryId: 1,
  MarketStatus: 1,
  OpensAtMs: null,
  Pip: 0.01,
  PricePrecision: 5,
  ForexContNum: 100000,
  ForexMinCont: 0.01,
  ForexMaxCont: 50,
  ForexFeeRate: 0.0005,
  MarginMode: 2,
  HasForexMultiple: [
    { Value: 50, Default: 0 },
    { Value: 100, Default: 1 },
  ],
  QuoteCurrency: 'USD',
  RateCode: '',
  RateInverse: 0,
  IsSimulated: 1,
  IsPaused: 0,
  TermsChangeAtMs: null,
  ForexQuotations: null,
};
