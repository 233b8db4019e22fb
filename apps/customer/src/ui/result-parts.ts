import { MONEY_PLACES } from '@truemark/i18n';
import { type Money, round } from '@truemark/money';

/** What a trade brought: by its prices, less what it cost. */
export interface ResultParts {
  /** By the prices alone; undefined while it is not known. */
  readonly result: Money | undefined;
  readonly fee: Money;
  /** A trader's share of a copy. */
  readonly share?: Money;
}

/** The result less fee and share. */
export const netOf = ({ result, fee, share = 0n }: ResultParts): Money | undefined =>
  result === undefined ? undefined : result - fee - share;

/** As many as an amount is kept with. */
const MOST_PLACES = 8;

/** Of the parts of a result that moves, where two would not do. */
const MOVING_PLACES = 4;

/** What the parts come to as they are written, so that whoever adds them finds it. */
export function sumInPlaces({ result, fee, share = 0n }: ResultParts, places: number): Money | undefined {
  if (result === undefined) return undefined;
  const written = (amount: Money): Money => round(amount, places, 'half-up');
  return written(result) - written(fee) - written(share);
}

/**
 * In how many places the parts of a result are written, so that adding what is written comes to what stands above them
 * in its usual places. Each is rounded half up by itself, as the ledger's lists show the same amounts: two roundings may
 * differ from the one of their sum by a cent, and then a digit more tells why. While a result moves the number of its
 * places does not: it follows from what was paid alone.
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
  while (places < MOST_PLACES && !addUpIn(places)) places++;
  return places;
}
