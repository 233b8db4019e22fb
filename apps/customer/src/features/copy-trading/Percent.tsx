import { styled } from '@mui/material/styles';
import { formatPlaces, formatSignedPlaces } from '@truemark/i18n';
import type { Ratio } from '@truemark/money';
import { Figure } from '../../ui/Figure.js';
import { tone } from '../../ui/tone.js';

const Toned = styled(Figure)(({ theme }) => ({
  '&[data-tone="up"]': { color: theme.palette.up.text },
  '&[data-tone="down"]': { color: theme.palette.down.text },
}));

/** A percent with two decimals; `signed` where it is a return, with the colour of one. */
export const Percent = ({ of, signed }: { of: Ratio; signed?: boolean }) => (
  <Toned data-tone={signed ? tone(of) : undefined}>
    {signed ? formatSignedPlaces(of, 2) : formatPlaces(of, 2)}%
  </Toned>
);
