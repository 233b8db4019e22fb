import { type Money, ONE, type Price, type Quantity, type Ratio } from '@truemark/money';
import { type ConversionRate, SAME_CURRENCY } from './rate.js';

export interface StopOutQuestion {
  readonly side: 'buy' | 'sell';
  readonly lots: Quantity;
  /** Units a lot. */
  readonly units: Quantity;
  readonly openPrice: Price;
  readonly rate?: ConversionRate;
  /**
   * What the account is worth without this position's profit: free, held and set aside, and the floating profit of
   * all its other positions; after this position's fee.
   */
  readonly equity: Money;
  /** Margin of all positions, this one's included. */
  readonly margin: Money;
  /** `stop_out_level` in percent. */
  readonly level: Ratio;
  readonly pricePrecision: number;
}

/**
 * The closing price at which a position brings its account to the stop-out level, everything else taken as it is now:
 * the profit of other positions, the conversion rate, the balance. Pending orders' reservations count as equity, for
 * they are released before any position is closed. Rounded to the symbol's decimals towards the losing side, so that
 * the level is reached there and not one step before. Null where no price above zero reaches it.
 */
export function stopOutPriceOf(question: StopOutQuestion): Price | null {
  const { side, lots, units, openPrice, rate = SAME_CURRENCY, equity, margin, level } = question;
  // Reached when (equity + profit) · 100 <= level · margin; the loss until then, in 10⁻⁸, over 100 · ONE.
  const room = equity * 100n * ONE - level * margin;
  // A price difference d (10⁻⁸) brings d · q · u · r / ONE² in 10⁻⁸ of money.
  const top = room * ONE * ONE * rate.bottom;
  const bottom = lots * units * rate.top * 100n * ONE;
  const step = ONE / 10n ** BigInt(question.pricePrecision);
  if (side === 'sell') return ceilDivide(openPrice * bottom + top, bottom * step) * step;
  const price = floorDivide(openPrice * bottom - top, bottom * step) * step;
  return price > 0n ? price : null;
}

function floorDivide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom < 0n ? quotient - 1n : quotient;
}

const ceilDivide = (top: bigint, bottom: bigint): bigint => -floorDivide(-top, bottom);
