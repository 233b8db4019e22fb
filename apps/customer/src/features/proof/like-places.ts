import { formatPrice } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';

const placesOf = (value: bigint): number => formatDecimal(value).split('.')[1]?.length ?? 0;

/** Formats prices for comparison with equal decimals: the symbol's, or more if one of them has more. */
export function likePlaces(precision: number, prices: readonly bigint[]): string[] {
  const places = Math.max(precision, ...prices.map(placesOf));
  return prices.map((price) => formatPrice(price, places));
}
