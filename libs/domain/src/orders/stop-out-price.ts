import { type Money, ONE, type Price, type Ratio } from '@truemark/money';
import type { OpenPosition } from './close-at-market.js';
import { type ConversionRate, SAME_CURRENCY } from './rate.js';

export interface StopOutInput {
  /** All positions of the symbol, on both sides: their profit depends on the price. */
  readonly positions: readonly OpenPosition[];
  readonly rate?: ConversionRate;
  /**
   * Equity without the profit of these positions: free and held amounts, reservations, and the floating profit of all
   * others; after the fee of a planned order.
   */
  readonly equity: Money;
  /** Margin of all positions of the account. */
  readonly margin: Money;
  /** `stop_out_level` in percent. */
  readonly level: Ratio;
  /** Side whose closing price is asked for: the bid for a buy, the ask for a sell. */
  readonly side: 'buy' | 'sell';
  /** Current ask − bid, taken as constant. */
  readonly spread: Price;
  readonly pricePrecision: number;
}

/**
 * Closing price at which a symbol's positions bring their account to the stop-out level, with everything else
 * unchanged: the profit of other symbols' positions, conversion rate, spread and balance. Reservations of pending
 * orders count as equity, since they are released before any position is closed. Rounded to the symbol's decimals
 * towards the losing side, so that the level is reached there and not one step before. null if no positive price
 * reaches it, or if buys and sells are equal, since the price then has no effect.
 */
export function stopOutPriceOf(question: StopOutInput): Price | null {
  const { net, fixed } = excessLineOf(question);
  if (net === 0n) return null;
  const step = ONE / 10n ** BigInt(question.pricePrecision);
  if (net < 0n) {
    const price = ceilDivide(fixed, -net * step) * step;
    return price > step ? price : step;
  }
  const price = floorDivide(-fixed, net * step) * step;
  return price > 0n ? price : null;
}

/** Whether the account is at or below the stop-out level when the symbol's closing price is `price`. */
export function isStoppedOutAt(question: StopOutInput, price: Price): boolean {
  const { net, fixed } = excessLineOf(question);
  return net * price + fixed <= 0n;
}

/** Excess of the account over the level as a line over the closing price: `net · price + fixed`, in 10⁻⁴⁰ percent. */
function excessLineOf(question: StopOutInput): { readonly net: bigint; readonly fixed: bigint } {
  const { positions, rate = SAME_CURRENCY, equity, margin, level, side, spread } = question;
  let net = 0n;
  // Profit at price 0, in the quote currency.
  let atZero = 0n;
  for (const { side: held, lots, units, openPrice } of positions) {
    const size = held === 'buy' ? lots * units : -lots * units;
    const away = held === side ? 0n : held === 'buy' ? -spread : spread;
    net += size;
    atZero += size * (away - openPrice);
  }
  // A price difference d (10⁻⁸) gives d · q · u · r / ONE² in 10⁻⁸ of money.
  const worth = 100n * ONE * rate.top;
  const room = equity * 100n * ONE - level * margin;
  return { net: net * worth, fixed: atZero * worth + room * ONE * ONE * rate.bottom };
}

function floorDivide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom < 0n ? quotient - 1n : quotient;
}

const ceilDivide = (top: bigint, bottom: bigint): bigint => -floorDivide(-top, bottom);
