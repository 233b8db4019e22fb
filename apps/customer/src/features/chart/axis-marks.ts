import type { PriceLevels } from './price-levels.js';

/** Distance from a label's middle in which a number of the scale would be half covered, px. */
const COVERED = 14;

/** Positions not covered by a label. */
export const uncovered = (marks: readonly (number | null)[], labels: readonly (number | null)[]): boolean[] =>
  marks.map((mark) =>
    labels.every((label) => mark === null || label === null || Math.abs(mark - label) >= COVERED),
  );

/** Numbers of the price scale. A number that a label would cover is omitted. */
export class AxisMarks {
  private prices: readonly number[] = [];
  private shown = '';

  constructor(
    private readonly levels: PriceLevels,
    /** Prices of the labels. */
    private readonly labelled: () => readonly number[],
    /** Triggers a redraw of the numbers. */
    renew: () => void,
  ) {
    levels.watch(() => {
      if (String(this.look()) !== this.shown) renew();
    });
  }

  /** Text of each number; empty where a label covers it. */
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
