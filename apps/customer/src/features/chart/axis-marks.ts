import type { PriceLevels } from './price-levels.js';

/** So close to the middle of a label a number of the scale would stand half under it, px. */
const COVERED = 14;

/** Of numbers at these places those that no label covers. */
export const uncovered = (marks: readonly (number | null)[], labels: readonly (number | null)[]): boolean[] =>
  marks.map((mark) =>
    labels.every((label) => mark === null || label === null || Math.abs(mark - label) >= COVERED),
  );

/** The numbers of the price scale: one that a label would lie over gives way to it. */
export class AxisMarks {
  private prices: readonly number[] = [];
  private shown = '';

  constructor(
    private readonly levels: PriceLevels,
    /** Of what stands on a label. */
    private readonly labelled: () => readonly number[],
    /** Has the numbers written anew. */
    renew: () => void,
  ) {
    levels.watch(() => {
      if (String(this.look()) !== this.shown) renew();
    });
  }

  /** Each number's text, or nothing where a label covers it. */
  write(prices: readonly number[], text: (price: number) => string): string[] {
    this.prices = prices;
    const shown = this.look();
    this.shown = String(shown);
    return prices.map((price, at) => (shown[at] ? text(price) : ''));
  }

  private look(): boolean[] {
    const place = (price: number) => this.levels.placeOf(price);
    return uncovered(this.prices.map(place), this.labelled().map(place));
  }
}
