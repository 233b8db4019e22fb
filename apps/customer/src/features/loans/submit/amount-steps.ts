import { decimal, type Money, parseDecimal, round } from '@truemark/money';

/** Approximate number of slider positions. */
const PLACES = 100n;

interface Bounds {
  readonly least: Money;
  readonly most: Money;
}

/**
 * Step of the slider: 1, 10, 100 …, so that there are about a hundred positions between the bounds; at least one cent.
 */
export function stepOf({ least, most }: Bounds): Money {
  const cent = decimal('0.01');
  let step = cent;
  while (step * 10n * PLACES <= most - least) step *= 10n;
  return step;
}

/** Highest slider position, from 0. */
export const placesOf = (bounds: Bounds): number => {
  const step = stepOf(bounds);
  return Number((bounds.most - bounds.least + step - 1n) / step);
};

/** Amount at a position: round figures, with the exact bounds at both ends. */
export function amountAt(place: number, { least, most }: Bounds): Money {
  if (place <= 0) return least;
  const step = stepOf({ least, most });
  const amount = ((least + BigInt(place) * step) / step) * step;
  return place >= placesOf({ least, most }) || amount > most ? most : amount;
}

/** Position nearest to an amount, clamped to the slider. */
export function placeOf(amount: Money, bounds: Bounds): number {
  const step = stepOf(bounds);
  const place = Number((amount - bounds.least + step / 2n) / step);
  return Math.min(placesOf(bounds), Math.max(0, place));
}

/** Parses an amount within the bounds, or returns why it is invalid. */
export function readAmount(text: string, { least, most }: Bounds): Money | 'missing' | 'bounds' {
  const amount = parseDecimal(text);
  if (amount === null || amount <= 0n) return 'missing';
  return amount < least || amount > most || round(amount, 2, 'down') !== amount ? 'bounds' : amount;
}
