import { formatPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { Figure } from '../../ui/Figure.js';

/** A percent that is no change: no sign, two decimals. */
export const Percent = ({ of }: { of: Ratio }) => <Figure>{formatPlaces(of, 2)}%</Figure>;
