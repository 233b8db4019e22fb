/** Server name of a field → the app's name, with nested names if they differ. */
export interface Names {
  readonly [wire: string]: string | readonly [name: string, inside: Names];
}

const symbolFace = {
  Code: 'code',
  ShowCode: 'showCode',
  Logo: 'logo',
  PricePrecision: 'pricePrecision',
} as const;

/** Symbol as embedded in orders and options. */
const tradedSymbol = { Id: 'id', ...symbolFace } as const;

const ofSymbol = { forex_id: 'symbolId', Code: 'code', ShowCode: 'showCode' } as const;

const symbolTerms = {
  ...symbolFace,
  Name: 'name',
  CategoryId: 'categoryId',
  Sort: 'sort',
  IsEnabled: 'isEnabled',
  BaseCurrency: 'baseCurrency',
  QuoteCurrency: 'quoteCurrency',
  Pip: 'lotStep',
  ForexContNum: 'units',
  ForexMinCont: 'minLots',
  ForexMaxCont: 'maxLots',
  ForexFeeRate: 'feeRate',
  MarginMode: 'marginMode',
  HasForexMultiple: ['multiples', { Value: 'value', Default: 'isDefault' }],
  Spread: 'spread',
  Schedule: 'schedule',
  CalendarId: 'calendarId',
  Feed: 'feed',
  FeedCode: 'feedCode',
  Simulation: 'simulation',
} as const;

const quote = { Bid: 'bid', Ask: 'ask', Seq: 'seq', TimeMs: 'tickAt' } as const;

const symbols = {
  ...symbolTerms,
  ...quote,
  MarketStatus: 'marketStatus',
  IsSimulated: 'isSimulated',
  ClockMs: 'clock',
  CalendarDays: 'calendarDays',
  Change: 'change',
  FeedState: 'feedState',
  FeedDetail: 'feedDetail',
  IsPaused: 'isPaused',
  OpenPositions: 'openPositions',
  PendingOrders: 'pendingOrders',
  Holders: 'holders',
  Pending: [
    'announced',
    { HoldsAtMs: 'holdsAt', MadeAtMs: 'madeAt', From: ['from', symbolTerms], To: ['to', symbolTerms] },
  ],
  Pause: [
    'pause',
    {
      SinceMs: 'since',
      IsResuming: 'isResuming',
      Last: ['last', quote],
      Rejected: ['rejected', { ...quote, Reason: 'reason' }],
    },
  ],
} as const;

const holidayCalendars = {
  Name: 'name',
  Days: 'days',
  Symbols: [
    'symbols',
    {
      ShowCode: 'showCode',
      HoldsAtMs: 'holdsAt',
      IsBehind: 'isBehind',
      OpenPositions: 'openPositions',
      PendingOrders: 'pendingOrders',
      Holders: 'holders',
    },
  ],
} as const;

/** Names of a symbol, as used in filters. */
const symbolNames = { Code: 'code', ShowCode: 'showCode', Sort: 'sort' } as const;

const orders = {
  Id: 'number',
  OriginId: 'originId',
  ForexId: 'symbolId',
  ForexTradeLists: ['symbol', tradedSymbol],
  OrderType: 'side',
  Status: 'status',
  ClosedType: 'closedBy',
  Quantity: 'lots',
  Multiple: 'multiple',
  OriginPrice: 'openBid',
  Price: 'openPrice',
  UpdatePrice: 'price',
  TargetPrice: 'targetPrice',
  TargetLossPrice: 'stopLoss',
  FixedLossPrice: 'fixedStopLoss',
  TargetProfitPrice: 'takeProfit',
  FactProfits: 'profit',
  CautionMoney: 'margin',
  TradeFee: 'fee',
  QuoteRate: 'rate',
  RateCode: 'rateCode',
  RateInverse: 'rateInverse',
  Units: 'units',
  OpenSeq: 'openSeq',
  CloseSeq: 'closeSeq',
  FollowType: 'followType',
  TrailingDistance: 'trailingDistance',
  ExpireAtMs: 'expireAt',
  Memo: 'reason',
  ReasonKey: 'reasonKey',
  CreateTimeHandler: 'createdText',
  CreateTimeMs: 'createdAt',
  CompleteTimeHandler: 'closedText',
  CompleteTimeMs: 'closedAt',
  Terms: 'terms',
  Market: ['market', quote],
} as const;

const options = {
  Id: 'number',
  ForexId: 'symbolId',
  ForexTradeList: ['symbol', tradedSymbol],
  Type: 'direction',
  Status: 'status',
  Outcome: 'outcome',
  Number: 'stake',
  Seconds: 'seconds',
  RemainMilliSeconds: 'remaining',
  ProfitRatio: 'ratio',
  LossLevel: 'lossLevel',
  ProfitIfWin: 'profitIfWin',
  ProfitIfLoss: 'profitIfLoss',
  FactProfits: 'profit',
  OpenPrice: 'openPrice',
  EndPrice: 'endPrice',
  EntrySeq: 'entrySeq',
  EntryTimeMs: 'entryAt',
  EntryPrice: 'entryPrice',
  ExitSeq: 'exitSeq',
  ExitTimeMs: 'exitAt',
  ExitPrice: 'exitPrice',
  CreatedAtST: 'createdText',
  CreatedAtMs: 'createdAt',
  ExpireAtMs: 'expireAt',
  CompleteAtST: 'endedText',
  CompleteAtMs: 'endedAt',
  Memo: 'voidReason',
  ReasonKey: 'reasonKey',
  Terms: 'terms',
} as const;

const durations = {
  ForexId: 'symbolId',
  ShowCode: 'showCode',
  Seconds: 'seconds',
  ProfitRatio: 'ratio',
  LimitAmount: 'least',
  MaxAmount: 'most',
  IsEnabled: 'isEnabled',
  OpenOptions: 'openOptions',
  OpenCustomers: 'openCustomers',
} as const;

/** Fields of a resource without names of its own. */
export const COMMON = { is_estimate: 'isEstimate' } as const satisfies Names;

/** Names of fields in rows, forms and sort orders: resource → server name → app name. */
export const NAMES = {
  symbols,
  'symbol-names': symbolNames,
  'holiday-calendars': holidayCalendars,
  orders,
  // Its `reason` is a field of its own, not the order's.
  'orders/close': {},
  'orders/proof': { order: ['order', orders] },
  options,
  'options/proof': { order: ['order', options] },
  durations,
  'option-amounts': { ForexId: 'symbolId', ShowCode: 'showCode', Number: 'amount' },
  'option-fairness': ofSymbol,
  exposure: ofSymbol,
  'option-exposure': ofSymbol,
  'follow-events': { forex_id: 'symbolId', ShowCode: 'showCode', PricePrecision: 'pricePrecision' },
  adjustments: { accountTypeId: 'account' },
  customers: { accounts: ['accounts', { lockBalance: 'held' }] },
  dashboard: { feeds: ['feeds', ofSymbol] },
  health: { feeds: ['feeds', ofSymbol] },
} as const satisfies Readonly<Record<string, Names>>;

/** List filters whose name in the API differs from the app's. */
export const FILTERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  symbols: { feed: 'Feed', isEnabled: 'IsEnabled' },
  durations: { symbolId: 'forex_id', isEnabled: 'IsEnabled' },
  orders: { symbolId: 'forex_id' },
  options: { symbolId: 'forex_id' },
  'option-amounts': { symbolId: 'forex_id' },
  'option-fairness': { symbolId: 'forex_id' },
  exposure: { symbolId: 'forex_id' },
  'option-exposure': { symbolId: 'forex_id' },
};
