import { type Money, ONE, type Price, type Ratio } from '@truemark/money';
import type { OpenPosition } from './close-at-market.js';
import { type ConversionRate, SAME_CURRENCY } from './rate.js';

export interface StopOutQuestion {
  /** Every position of the symbol, those on both sides: their profit moves with the price. */
  readonly positions: readonly OpenPosition[];
  readonly rate?: ConversionRate;
  /**
   * What the account is worth without the profit of these positions: free, held and set aside, and the floating profit
   * of all others; after the fee of an order that is still to come.
   */
  readonly equity: Money;
  /** Margin of all positions of the account. */
  readonly margin: Money;
  /** `stop_out_level` in percent. */
  readonly level: Ratio;
  /** Whose closing price is meant: a buy's is the bid, a sell's the ask. */
  readonly side: 'buy' | 'sell';
  /** Ask − bid, taken as it is now. */
  readonly spread: Price;
  readonly pricePrecision: number;
}

/**
 * The closing price at which a symbol's positions bring their account to the stop-out level, everything else taken as
 * it is now: the profit of other symbols' positions, the conversion rate, the spread, the balance. Pending orders'
 * reservations count as equity, for they are released before any position is closed. Rounded to the symbol's decimals
 * towards the losing side, so that the level is reached there and not one step before. Null where no price above zero
 * reaches it; so it is where buys and sells are equal, for then the price decides nothing.
 */
export function stopOutPriceOf(question: StopOutQuestion): Price | null {
  const { net, fixed } = lineOf(question);
  if (net === 0n) return null;
  const step = ONE / 10n ** BigInt(question.pricePrecision);
  if (net < 0n) {
    const price = ceilDivide(fixed, -net * step) * step;
    return price > step ? price : step;
  }
  const price = floorDivide(-fixed, net * step) * step;
  return price > 0n ? price : null;
}

/** Whether the account stands at the stop-out level or below it when the symbol's closing price is `price`. */
export function isStoppedOutAt(question: StopOutQuestion, price: Price): boolean {
  const { net, fixed } = lineOf(question);
  return net * price + fixed <= 0n;
}

/** What the account has above the level, as a line over the closing price: `net · price + fixed`, in 10⁻⁴⁰ percent. */
function lineOf(question: StopOutQuestion): { readonly net: bigint; readonly fixed: bigint } {
  const { positions, rate = SAME_CURRENCY, equity, margin, level, side, spread } = question;
  let net = 0n;
  // The profit at price 0, in the quote currency.
  let atZero = 0n;
  for (const { side: held, lots, units, openPrice } of positions) {
    const size = held === 'buy' ? lots * units : -lots * units;
    const away = held === side ? 0n : held === 'buy' ? -spread : spread;
    net += size;
    atZero += size * (away - openPrice);
  }
  // A price difference d (10⁻⁸) brings d · q · u · r / ONE² in 10⁻⁸ of money.
  const worth = 100n * ONE * rate.top;
  const room = equity * 100n * ONE - level * margin;
  return { net: net * worth, fixed: atZero * worth + room * ONE * ONE * rate.bottom };
}

function floorDivide(top: bigint, bottom: bigint): bigint {
  const quotient = top / bottom;
  return top % bottom < 0n ? quotient - 1n : quotient;
}

const ceilDivide = (top: bigint, bottom: bigint): bigint => -floorDivide(-top, bottom);
