import {
  type ConversionRate,
  checkLots,
  feeOf,
  marginOf,
  openingPrice,
  type Refusal,
} from '@truemark/domain';
import { type Money, parseDecimal, type Quantity, type Ratio } from '@truemark/money';
import type { TradeSymbol } from '../../api/symbols.js';

/** Current cost of an order. */
export interface Cost {
  margin: Money;
  fee: Money;
}

/** Parses typed lots, or returns why they are invalid. */
export function readLots(symbol: TradeSymbol, text: string): Quantity | Refusal | null {
  const lots = parseDecimal(text);
  if (lots === null) return null;
  const limits = {
    minLots: symbol.minLots,
    maxLots: symbol.maxLots,
    pip: symbol.lotStep,
  };
  return checkLots(lots, limits) ?? lots;
}

interface CostQuestion {
  symbol: TradeSymbol;
  side: 'buy' | 'sell';
  lots: Quantity;
  multiple: Ratio;
  quote: { bid: bigint; ask: bigint };
  rate: ConversionRate;
  feeType: number;
}

/** Margin and fee by the server's rules. */
export function costOf({ symbol, side, lots, multiple, quote, rate, feeType }: CostQuestion): Cost {
  const margin = marginOf({
    mode: symbol.marginMode,
    lots,
    units: symbol.units,
    price: openingPrice(side, quote),
    multiple,
    rate,
  });
  return { margin, fee: feeOf({ feeType, lots, margin, feeRate: symbol.feeRate }) };
}

/** Reserve of the free balance in thousandths, because the price moves. */
const SPARE = 5n;

/**
 * Maximum lots, in whole steps, whose margin and fee a free balance covers, based on the cost of `lots`; null if it
 * does not cover the minimum order.
 */
export function affordableLots(
  lots: Quantity,
  { margin, fee }: Cost,
  free: Money,
  symbol: TradeSymbol,
): Quantity | null {
  const need = margin + fee;
  if (need <= 0n) return null;
  const exact = (lots * free * (1000n - SPARE)) / (need * 1000n);
  const whole = exact - (exact % symbol.lotStep);
  const most = whole > symbol.maxLots ? symbol.maxLots : whole;
  return most >= symbol.minLots ? most : null;
}

/** Initial multiple of a symbol. */
export function defaultMultiple(symbol: TradeSymbol): Ratio | null {
  const offered = symbol.multiples;
  const picked = offered.find((multiple) => multiple.isDefault) ?? offered[0];
  return picked ? picked.value : null;
}
