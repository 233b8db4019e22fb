import { divide, type Money, type Quantity } from '@truemark/money';
import type { OpenPosition } from './close-at-market.js';
import { closingPrice, type FillQuote } from './open-at-market.js';
import type { ConversionRate } from './rate.js';

/** Exact sum of many positions of one symbol and side, so that one price marks all of them. */
export interface PositionSum {
  readonly positions: number;
  readonly lots: Quantity;
  /** Lots · units, in 10⁻¹⁶. */
  readonly units: bigint;
  /** Lots · units · opening price, in 10⁻²⁴ of the quote currency. */
  readonly cost: bigint;
  readonly margin: Money;
}

export const NO_POSITIONS: PositionSum = { positions: 0, lots: 0n, units: 0n, cost: 0n, margin: 0n };

/** A position, or a part of one, to add to or subtract from a sum. */
export interface SummedPosition extends OpenPosition {
  readonly margin: Money;
}

/** The sum with the position added. */
export const addPosition = (sum: PositionSum, part: SummedPosition): PositionSum => change(sum, part, 1);

/** The sum without the position, or without a closed part of one. `positions` is the decrease of the count. */
export const removePosition = (sum: PositionSum, part: SummedPosition, positions = 1): PositionSum =>
  change(sum, part, -1, positions);

function change(
  sum: PositionSum,
  { lots, units, openPrice, margin }: SummedPosition,
  sign: 1 | -1,
  positions = 1,
): PositionSum {
  const by = BigInt(sign);
  const bulk = lots * units;
  return {
    positions: sum.positions + sign * positions,
    lots: sum.lots + by * lots,
    units: sum.units + by * bulk,
    cost: sum.cost + by * bulk * openPrice,
    margin: sum.margin + by * margin,
  };
}

/** 10⁻²⁴ → 10⁻⁸, kept to 6 decimals. */
const TO_SIX_PLACES = 10n ** 18n;

/** Value of a sum at the bid, in the account currency; 6 decimals, half-up. */
export const valueOfPositions = (
  { units }: PositionSum,
  { bid }: FillQuote,
  { top, bottom }: ConversionRate,
): Money => divide(units * bid * top, bottom * TO_SIX_PLACES, 'half-up') * 100n;

/** Profit of closing a whole sum at `quote`: rounded once, to 6 decimals, half-up. */
export function profitOfPositions(
  side: 'buy' | 'sell',
  { units, cost }: PositionSum,
  quote: FillQuote,
  { top, bottom }: ConversionRate,
): Money {
  const worth = units * closingPrice(side, quote);
  const gained = side === 'buy' ? worth - cost : cost - worth;
  return divide(gained * top, bottom * TO_SIX_PLACES, 'half-up') * 100n;
}
