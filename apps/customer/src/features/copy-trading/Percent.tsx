import { formatPlaces, formatSignedPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { TonedFigure } from '../../ui/TonedFigure.js';
import { tone } from '../../ui/tone.js';

/** Percentage with two decimals; `signed` for a return, with its colour. */
export const Percent = ({ of, signed }: { of: Ratio; signed?: boolean }) => (
  <TonedFigure data-tone={signed ? tone(of) : undefined}>
    {signed ? formatSignedPlaces(of, 2) : formatPlaces(of, 2)}%
  </TonedFigure>
);
