import { divide, max, ONE, type Price, round } from '@truemark/money';

/** The smallest difference between two prices of a symbol. */
export const pointOf = (precision: number): Price => ONE / 10n ** BigInt(precision);

/** A power of ten at or below `value`; 0 for what is not above zero. */
function powerBelow(value: bigint): bigint {
  return value > 0n ? 10n ** BigInt(value.toString().length - 1) : 0n;
}

/** What a press of plus or minus moves a price by: a round figure of about a ten-thousandth of it. */
export const priceStep = (price: Price, precision: number): Price =>
  max(powerBelow(price / 10_000n), pointOf(precision));

/** A distance to begin with: `share` thousandths of the price, rounded to its first digit. */
export function roundDistance(price: Price, share: bigint, precision: number): Price {
  const exact = (price * share) / 1000n;
  const place = powerBelow(exact);
  return place === 0n ? pointOf(precision) : max(divide(exact, place, 'half-up') * place, pointOf(precision));
}

/** A price as a symbol has them. */
export const snap = (price: Price, precision: number): Price => round(price, precision, 'half-up');
