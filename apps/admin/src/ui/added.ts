import { decimal, formatDecimal } from '@truemark/money';

/** The sum of figures that the server wrote with at most eight decimals: without the dust of binary fractions. */
export const added = (figures: readonly number[]): number =>
  Number(formatDecimal(figures.reduce((sum, figure) => sum + decimal(figure), 0n)));
