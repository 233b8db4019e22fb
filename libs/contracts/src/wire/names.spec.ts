import { decimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { type OrderFacts, toForexOrder } from '../trading/names.js';
import { toAccounts, toFundsRecord } from './accounts.js';
import { fromWire, toWire } from './names.js';
import { type SymbolTermsFacts, toDayMarket, toKline, toTradeSymbol } from './trade-symbol.js';

const stamp = (time: number): string => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const AT = Date.UTC(2026, 0, 5, 12, 30);

const order: OrderFacts = {
  id: 7,
  symbolId: 3,
  side: 'sell',
  status: 'holding',
  lots: decimal('0.1'),
  margin: decimal('139.1'),
  fee: decimal('1.391'),
  openBid: decimal('156.2'),
  openPrice: decimal('156.2'),
  openSeq: 41,
  closePrice: null,
  closeSeq: null,
  closedAt: null,
  closedBy: null,
  closeReason: null,
  profit: 0n,
  stopLoss: 0n,
  takeProfit: 0n,
  targetPrice: null,
  trailingDistance: 0n,
  expireAt: null,
  originId: null,
  terms: { multiple: '100', units: '100000', openRate: { bid: '156.25', inverse: true } },
  createdAt: AT,
};
const symbol = { id: 3, code: 'USDJPY', showCode: 'USD/JPY', logo: '/l.svg', pricePrecision: 3 };

describe('names', () => {
  it('leads there and back', () => {
    const names = { margin: 'CautionMoney', id: 'Id' } as const;
    const message = { margin: 5n, id: 1 };
    expect(toWire(names, message)).toEqual({ CautionMoney: 5n, Id: 1 });
    expect(fromWire(names, { ...toWire(names, message), other: 1 } as never)).toEqual(message);
  });
});

describe('toForexOrder', () => {
  it('shows a held order at its mark', () => {
    const mark = { price: decimal('156.3'), profit: decimal('-6.4') };
    expect(toForexOrder(order, symbol, mark, stamp, 'USDJPY')).toEqual({
      Id: 7,
      OriginId: 0,
      ForexId: 3,
      ForexTradeLists: {
        Id: 3,
        Code: 'USDJPY',
        ShowCode: 'USD/JPY',
        Logo: '/l.svg',
        PricePrecision: 3,
      },
      OrderType: 2,
      Status: 1,
      ClosedType: 0,
      Quantity: decimal('0.1'),
      Multiple: decimal('100'),
      OriginPrice: decimal('156.2'),
      Price: decimal('156.2'),
      UpdatePrice: decimal('156.3'),
      TargetPrice: 0n,
      TargetLossPrice: 0n,
      FixedLossPrice: 0n,
      TargetProfitPrice: 0n,
      FactProfits: decimal('-6.4'),
      CautionMoney: decimal('139.1'),
      TradeFee: decimal('1.391'),
      QuoteRate: decimal('0.0064'),
      RateCode: 'USDJPY',
      RateInverse: 1,
      Units: decimal('100000'),
      OpenSeq: 41,
      CloseSeq: null,
      TrailingDistance: 0n,
      ExpireAtMs: null,
      FollowType: 0,
      Memo: '',
      ReasonKey: '',
      CreateTimeHandler: '2026-01-05 12:30:00',
      CreateTimeMs: AT,
      CompleteTimeHandler: '',
      CompleteTimeMs: null,
    });
  });

  it('shows a trailing stop at its level, and beside it the stop-loss as it was set', () => {
    const trailing = { ...order, stopLoss: decimal('157'), trailedStop: decimal('156.4') };
    expect(toForexOrder(trailing, symbol, null, stamp, 'USDJPY')).toMatchObject({
      TargetLossPrice: decimal('156.4'),
      FixedLossPrice: decimal('157'),
    });
  });

  it('shows a closed order at its closing, whatever the market does', () => {
    const closed: OrderFacts = {
      ...order,
      status: 'closed',
      closedBy: 'operator',
      closeReason: 'asked by phone',
      closePrice: decimal('156.5'),
      closeSeq: 90,
      closedAt: AT + 60_000,
      profit: decimal('-19.2'),
    };
    expect(toForexOrder(closed, symbol, { price: 1n, profit: 1n }, stamp, 'USDJPY')).toMatchObject({
      Status: 3,
      ClosedType: 5,
      Memo: 'asked by phone',
      UpdatePrice: decimal('156.5'),
      FactProfits: decimal('-19.2'),
      CompleteTimeHandler: '2026-01-05 12:31:00',
      CompleteTimeMs: AT + 60_000,
    });
  });
});

describe('accounts', () => {
  it('joins free and held parts, and shows an account before its first posting', () => {
    const accounts = toAccounts([
      { kind: 'forex', part: 'free', balance: 90n },
      { kind: 'forex', part: 'held', balance: 10n },
    ]);
    expect(accounts).toEqual([
      { type: 'change', accountTypeId: 1, currencyId: 1, balance: 0n, lockBalance: 0n },
      { type: 'forex', accountTypeId: 2, currencyId: 1, balance: 90n, lockBalance: 10n },
      { type: 'micro', accountTypeId: 3, currencyId: 1, balance: 0n, lockBalance: 0n },
    ]);
  });

  it('signs a movement by its side', () => {
    const posting = { accountSeq: 4, side: 'D', amount: 5n, type: 'order.fee', memo: null, at: AT } as const;
    expect(
      toFundsRecord(posting, { text: 'Fee', cause: { kind: 'order', id: 9, name: 'BTC/USDT' } }, stamp),
    ).toEqual({
      Id: 4,
      Value: -5n,
      Type: 6,
      Memo: '',
      MemoTran: 'Fee',
      CreatedAtTran: '2026-01-05 12:30:00',
      CreatedAtMs: AT,
      RefKind: 'order',
      RefId: 9,
      RefName: 'BTC/USDT',
    });
  });
});

describe('market messages', () => {
  const quotation = {
    open: 110_000_000,
    high: 112_000_000,
    low: 109_000_000,
    close: 111_000_000,
    change: decimal('0.91'),
    volume: 12,
    bid: 111_000_000,
    ask: 111_010_000,
    time: AT,
    seq: 12,
  };
  const terms: SymbolTermsFacts = {
    ...symbol,
    name: 'US Dollar / Yen',
    categoryId: 1,
    pip: decimal('0.01'),
    units: decimal('100000'),
    minLots: decimal('0.01'),
    maxLots: decimal('50'),
    feeRate: decimal('0.01'),
    marginMode: 2,
    multiples: [{ value: '100', isDefault: true }],
    quoteCurrency: 'JPY',
  };

  it('names a symbol, its terms and its day', () => {
    const now = {
      isOpen: false,
      opensAt: AT,
      isSimulated: true,
      isPaused: false,
      termsChangeAt: null,
      conversion: { code: 'USDJPY', inverse: true },
      quotation,
    };
    expect(toTradeSymbol(terms, now)).toMatchObject({
      Code: 'USDJPY',
      MarketStatus: 2,
      OpensAtMs: AT,
      Pip: decimal('0.01'),
      HasForexMultiple: [{ Value: decimal('100'), Default: 1 }],
      RateCode: 'USDJPY',
      RateInverse: 1,
      IsSimulated: 1,
      ForexQuotations: { Open: decimal('1.1'), Close: decimal('1.11'), Change: decimal('0.91'), Seq: 12 },
    });
    expect(
      toTradeSymbol(terms, { ...now, quotation: null, conversion: null, isSimulated: false }),
    ).toMatchObject({
      ForexQuotations: null,
      IsSimulated: 0,
      RateCode: '',
      RateInverse: 0,
    });
  });

  it('writes pushes and bars in decimals', () => {
    expect(toDayMarket(3, 'USDJPY', quotation)).toMatchObject({
      type: 'DAY_MARKET',
      symbol: 'USDJPY',
      quotation: { forex_id: 3, ask: decimal('1.1101'), volume: decimal('12'), seq: 12 },
    });
    const bar = { start: AT, open: 1, high: 4, low: 1, close: 2, volume: 3 };
    expect(toKline(bar, '5min')).toEqual({
      Time: AT / 1000,
      Open: 1n,
      High: 4n,
      Low: 1n,
      Close: 2n,
      Volume: decimal('3'),
      Period: '5min',
    });
  });
});
