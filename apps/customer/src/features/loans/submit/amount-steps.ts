import { decimal, type Money, parseDecimal, round } from '@truemark/money';

/** The slider stands in about so many places. */
const PLACES = 100n;

interface Bounds {
  readonly least: Money;
  readonly most: Money;
}

/** What one place of the slider comes to: 1, 10, 100 … so that between both bounds there are about a hundred, at least one cent. */
export function stepOf({ least, most }: Bounds): Money {
  const cent = decimal('0.01');
  let step = cent;
  while (step * 10n * PLACES <= most - least) step *= 10n;
  return step;
}

/** How many places the slider has, from 0. */
export const placesOf = (bounds: Bounds): number => {
  const step = stepOf(bounds);
  return Number((bounds.most - bounds.least + step - 1n) / step);
};

/** The amount at a place: round figures, the bounds themselves at both ends. */
export function amountAt(place: number, { least, most }: Bounds): Money {
  if (place <= 0) return least;
  const step = stepOf({ least, most });
  const amount = ((least + BigInt(place) * step) / step) * step;
  return place >= placesOf({ least, most }) || amount > most ? most : amount;
}

/** The place nearest to an amount, within the slider. */
export function placeOf(amount: Money, bounds: Bounds): number {
  const step = stepOf(bounds);
  const place = Number((amount - bounds.least + step / 2n) / step);
  return Math.min(placesOf(bounds), Math.max(0, place));
}

/** An amount that can be borrowed, or why the text is none. */
export function readAmount(text: string, { least, most }: Bounds): Money | 'missing' | 'bounds' {
  const amount = parseDecimal(text);
  if (amount === null || amount <= 0n) return 'missing';
  return amount < least || amount > most || round(amount, 2, 'down') !== amount ? 'bounds' : amount;
}
