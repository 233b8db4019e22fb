import { decimal, formatDecimal, parseDecimal } from '@truemark/money';

/** As many decimals as the server's figures have at most. */
const PLACES = 8;

/** A figure as it is written; one that was worked out has dust behind its decimals. */
const exact = (figure: number): bigint => parseDecimal(figure) ?? decimal(figure.toFixed(PLACES));

/** The sum of figures, without the dust of binary fractions. */
export const added = (figures: readonly number[]): number =>
  Number(formatDecimal(figures.reduce((sum, figure) => sum + exact(figure), 0n)));
