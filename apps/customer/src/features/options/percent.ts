import { formatFigure, formatPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';

/** Ratio in percent: `85%`. */
export const percentOf = (ratio: Ratio): string => `${formatFigure(ratio * 100n)}%`;

/** Chance in percent with one decimal: `42.8%`. */
export const chanceOf = (chance: Ratio): string => `${formatPlaces(chance * 100n, 1)}%`;
