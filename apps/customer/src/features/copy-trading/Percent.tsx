import { formatPlaces, formatSignedPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { TonedFigure } from '../../ui/TonedFigure.js';
import { tone } from '../../ui/tone.js';

/** A percent with two decimals; `signed` where it is a return, with the colour of one. */
export const Percent = ({ of, signed }: { of: Ratio; signed?: boolean }) => (
  <TonedFigure data-tone={signed ? tone(of) : undefined}>
    {signed ? formatSignedPlaces(of, 2) : formatPlaces(of, 2)}%
  </TonedFigure>
);
