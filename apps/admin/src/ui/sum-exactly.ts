import { decimal, formatDecimal, parseDecimal } from '@truemark/money';

/** Maximum number of decimals in the server's figures. */
const PLACES = 8;

/** Figure as a decimal integer; calculated figures carry floating-point error beyond the last decimal. */
const exact = (figure: number): bigint => parseDecimal(figure) ?? decimal(figure.toFixed(PLACES));

/** Sum of figures, without floating-point error. */
export const sumExactly = (figures: readonly number[]): number =>
  Number(formatDecimal(figures.reduce((sum, figure) => sum + exact(figure), 0n)));
