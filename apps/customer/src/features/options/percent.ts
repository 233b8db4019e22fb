import { formatFigure, formatPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';

/** A ratio in percent: `85%`. */
export const percentOf = (ratio: Ratio): string => `${formatFigure(ratio * 100n)}%`;

/** A chance in percent, to one decimal: `42.8%`. */
export const chanceOf = (chance: Ratio): string => `${formatPlaces(chance * 100n, 1)}%`;
