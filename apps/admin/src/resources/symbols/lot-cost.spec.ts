import { SAME_CURRENCY } from '@truemark/domain';
import { decimal, formatDecimal } from '@truemark/money';
import { describe, expect, it } from 'vitest';
import { previewLot, rateNow } from './lot-cost.js';
import type { TradedSymbol } from './symbol.js';

const terms = {
  units: 100_000,
  minLots: 0.01,
  feeRate: 0.001,
  marginMode: 2,
  pricePrecision: 5,
  multiples: [{ value: 50 }, { value: 100 }],
};
const quote = { bid: decimal('1.1599'), ask: decimal('1.16') };

describe('what a lot costs', () => {
  it('by price and leverage', () => {
    const preview = previewLot(terms, quote, SAME_CURRENCY, 2);
    expect(
      preview?.costs.map(({ margin, fee, effective, least }) =>
        [margin, fee, effective, least].map((v) => formatDecimal(v ?? 0n)),
      ),
    ).toEqual([
      ['2320', '2.32', '50', '23.2232'],
      ['1160', '1.16', '100', '11.6116'],
    ]);
    expect(formatDecimal(preview?.worth ?? 0n)).toBe('116000');
    expect(formatDecimal(preview?.pipValue ?? 0n)).toBe('10');
  });

  it('by a fixed margin: the leverage that comes of it is another than the one chosen', () => {
    const fixed = { ...terms, marginMode: 1, units: 1000 };
    const [cost] = previewLot(fixed, quote, SAME_CURRENCY, 1)?.costs ?? [];
    expect([cost?.margin, cost?.fee, cost?.effective].map((v) => formatDecimal(v ?? 0n))).toEqual([
      '1000',
      '0.001',
      '1.16',
    ]);
  });

  it.each([{ units: '' }, { units: 0 }, { minLots: null }, { feeRate: 'x' }, { pricePrecision: -1 }])(
    'waits while a field is being typed: %j',
    (typed) => {
      expect(previewLot({ ...terms, ...typed }, quote, SAME_CURRENCY, 2)).toBeNull();
    },
  );

  it('leaves out a leverage that is being typed', () => {
    const typed = { ...terms, multiples: [{ value: '' }, { value: 0 }, { value: '25' }, {}] };
    expect(previewLot(typed, quote, SAME_CURRENCY, 2)?.costs.map(({ multiple }) => multiple)).toEqual([
      decimal(25),
    ]);
  });
});

describe('the rate', () => {
  const yen = { baseCurrency: 'USD', quoteCurrency: 'JPY', isEnabled: true, bid: 150 } as TradedSymbol;

  it('is one divided by the price where the symbol runs the other way', () => {
    expect(rateNow('JPY', 'USD', [yen])).toEqual({ top: decimal(1), bottom: decimal(150) });
  });

  it('is not known without a price', () => {
    expect(rateNow('JPY', 'USD', [{ ...yen, bid: null }])).toBeNull();
    expect(rateNow('CHF', 'USD', [yen])).toBeNull();
    expect(rateNow('USD', 'USD', [])).toEqual(SAME_CURRENCY);
  });
});
