import { describe, expect, it } from 'vitest';
import { conversionSymbol } from './rate.js';

const symbol = (code: string, isEnabled = true) => ({
  code,
  baseCurrency: code.slice(0, 3),
  quoteCurrency: code.slice(3),
  isEnabled,
});

describe('conversionSymbol', () => {
  const symbols = [
    symbol('EURUSD'),
    symbol('USDJPY'),
    symbol('USDCHF', false),
    symbol('CADUSD'),
    symbol('USDCAD'),
  ];

  it.each([
    ['USD', 'same'],
    ['EUR', { code: 'EURUSD', inverse: false }],
    ['JPY', { code: 'USDJPY', inverse: true }],
    ['CAD', { code: 'CADUSD', inverse: false }],
    ['CHF', null],
    ['SEK', null],
  ])('from %s to USD', (currency, wanted) => {
    const found = conversionSymbol(symbols, currency, 'USD');
    expect(found && found !== 'same' ? { code: found.symbol.code, inverse: found.inverse } : found).toEqual(
      wanted,
    );
  });
});
