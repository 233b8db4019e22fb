import { divide, max, ONE, type Price, round } from '@truemark/money';

/** Smallest price increment of a symbol. */
export const pointOf = (precision: number): Price => ONE / 10n ** BigInt(precision);

/** Largest power of ten not above `value`; 0 if `value` is not positive. */
function powerBelow(value: bigint): bigint {
  return value > 0n ? 10n ** BigInt(value.toString().length - 1) : 0n;
}

/** Step of the plus and minus buttons: a round figure of about a ten-thousandth of the price. */
export const priceStep = (price: Price, precision: number): Price =>
  max(powerBelow(price / 10_000n), pointOf(precision));

/** Initial distance: `share` thousandths of the price, rounded to the first digit. */
export function roundDistance(price: Price, share: bigint, precision: number): Price {
  const exact = (price * share) / 1000n;
  const place = powerBelow(exact);
  return place === 0n ? pointOf(precision) : max(divide(exact, place, 'half-up') * place, pointOf(precision));
}

/** Rounds a price to the symbol's precision. */
export const snap = (price: Price, precision: number): Price => round(price, precision, 'half-up');
