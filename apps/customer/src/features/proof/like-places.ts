import { formatPrice } from '@truemark/i18n';
import { formatDecimal } from '@truemark/money';

const placesOf = (value: bigint): number => formatDecimal(value).split('.')[1]?.length ?? 0;

/** Prices that are held against each other, all with as many digits: the symbol's, or more where one of them has more. */
export function likePlaces(precision: number, prices: readonly bigint[]): string[] {
  const places = Math.max(precision, ...prices.map(placesOf));
  return prices.map((price) => formatPrice(price, places));
}
