import { formatPlaces, formatSignedPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { Figure } from '../../ui/Figure.js';

/** A percent with two decimals; `signed` where it is a return. */
export const Percent = ({ of, signed }: { of: Ratio; signed?: boolean }) => (
  <Figure>{signed ? formatSignedPlaces(of, 2) : formatPlaces(of, 2)}%</Figure>
);
