import { MONEY_PLACES } from '@truemark/i18n';
import { type Money, round } from '@truemark/money';

/** Parts of a trade's result: price result and costs. */
export interface ResultParts {
  /** Result by price alone; undefined while unknown. */
  readonly result: Money | undefined;
  readonly fee: Money;
  /** The trader's profit share of a copy. */
  readonly share?: Money;
}

/** Result minus fee and share. */
export const netOf = ({ result, fee, share = 0n }: ResultParts): Money | undefined =>
  result === undefined ? undefined : result - fee - share;

/** Decimal places that amounts are stored with. */
const MAX_PLACES = 8;

/** Decimal places of the parts of a moving result, where two are not enough. */
const MOVING_PLACES = 4;

/** Sum of the parts as displayed, so that it can be checked by adding them. */
export function sumInPlaces({ result, fee, share = 0n }: ResultParts, places: number): Money | undefined {
  if (result === undefined) return undefined;
  const written = (amount: Money): Money => round(amount, places, 'half-up');
  return written(result) - written(fee) - written(share);
}

/**
 * Decimal places of the parts of a result, chosen so that the displayed parts add up to the total above, which has the
 * usual places. Each part is rounded half up by itself, as in the ledger's lists. Two roundings may differ from the
 * rounding of their sum by a cent; one more digit then explains the difference. While a result moves, its places stay
 * constant: they depend on the paid amounts alone.
 */
export function placesOfParts(parts: ResultParts, isMoving = false): number {
  const net = netOf(parts);
  if (net === undefined) return MONEY_PLACES;
  const { fee, share = 0n } = parts;
  const rounded = (amount: Money, places = MONEY_PLACES): Money => round(amount, places, 'half-up');
  if (isMoving) return rounded(fee) === fee && rounded(share) === share ? MONEY_PLACES : MOVING_PLACES;
  const addUpIn = (places: number): boolean => {
    const sum = sumInPlaces(parts, places) ?? 0n;
    return sum === rounded(net, places) && rounded(sum) === rounded(net);
  };
  let places = MONEY_PLACES;
  while (places < MAX_PLACES && !addUpIn(places)) places++;
  return places;
}
