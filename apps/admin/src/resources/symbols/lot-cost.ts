import {
  type ConversionRate,
  conversionRate,
  conversionSymbol,
  type FillQuote,
  feeOf,
  marginOf,
  openingPrice,
  pipSize,
  pipValueOf,
  SAME_CURRENCY,
} from '@truemark/domain';
import { type Money, ONE, type Price, parseDecimal, product, type Ratio } from '@truemark/money';
import type { TradedSymbol } from './symbol.js';

/** Form fields that decide what a lot costs; a field may hold anything while it is edited. */
export interface LotTerms {
  readonly units?: unknown;
  readonly minLots?: unknown;
  readonly feeRate?: unknown;
  readonly marginMode?: unknown;
  readonly pricePrecision?: unknown;
  readonly multiples?: readonly { readonly value?: unknown }[] | null;
}

export interface LotCost {
  readonly multiple: Ratio;
  /** Of one lot, in account currency. */
  readonly margin: Money;
  readonly fee: Money;
  /** Value of one lot ÷ its margin, 2 decimals; null if the margin rounds to zero. */
  readonly effective: Ratio | null;
  /** Margin and fee of the smallest order. */
  readonly least: Money;
}

export interface LotPreview {
  readonly price: Price;
  /** Value of one lot, in account currency. */
  readonly worth: Money;
  readonly pip: Price;
  readonly pipValue: Money;
  readonly costs: readonly LotCost[];
}

const above0 = (given: unknown): bigint | null => {
  const value = typeof given === 'number' || typeof given === 'string' ? parseDecimal(given) : null;
  return value !== null && value > 0n ? value : null;
};

/** Cost of a one-lot buy order at this quote, for each leverage; null while a figure is missing. */
export function previewLot(
  terms: LotTerms,
  quote: FillQuote,
  rate: ConversionRate,
  feeType: number,
): LotPreview | null {
  const [units, leastLots] = [above0(terms.units), above0(terms.minLots)];
  const feeRate = terms.feeRate === 0 ? 0n : above0(terms.feeRate);
  const places = Number(terms.pricePrecision);
  if (units === null || leastLots === null || feeRate === null || !(places >= 0 && places <= 8)) return null;
  const price = openingPrice('buy', quote);
  const mode = Number(terms.marginMode);
  const worth = product([ONE, units, price, rate.top], [rate.bottom], 6, 'half-up');
  const costOf = (lots: bigint, multiple: Ratio) => {
    const margin = marginOf({ mode, lots, units, price, multiple, rate });
    return { margin, fee: feeOf({ feeType, lots, margin, feeRate }) };
  };
  const costs = (terms.multiples ?? []).flatMap((each) => {
    const multiple = above0(each?.value);
    if (multiple === null) return [];
    const { margin, fee } = costOf(ONE, multiple);
    const least = costOf(leastLots, multiple);
    const effective = margin > 0n ? product([worth], [margin], 2, 'half-up') : null;
    return [{ multiple, margin, fee, effective, least: least.margin + least.fee }];
  });
  const pip = pipSize(places);
  return { price, worth, pip, pipValue: pipValueOf({ lots: ONE, units, pip, rate }), costs };
}

/** Rate from quote currency to account currency at current prices; null while there is none. */
export function rateNow(
  quoteCurrency: string,
  accountCurrency: string,
  symbols: readonly TradedSymbol[],
): ConversionRate | null {
  const convertible = symbols.map(({ baseCurrency, quoteCurrency, isEnabled, bid }) => ({
    baseCurrency: baseCurrency,
    quoteCurrency: quoteCurrency,
    isEnabled: isEnabled,
    bid,
  }));
  const found = conversionSymbol(convertible, quoteCurrency, accountCurrency);
  if (found === 'same') return SAME_CURRENCY;
  const bid = found && above0(found.symbol.bid);
  return found && bid ? conversionRate(bid, found.inverse) : null;
}
