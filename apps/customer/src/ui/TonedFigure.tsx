import { styled } from '@mui/material/styles';
import { Figure } from './Figure.js';

/** Figure coloured by `data-tone`: a tone of `tone.ts`, or none. */
export const TonedFigure = styled(Figure)(({ theme }) => ({
  '&[data-tone="up"]': { color: theme.palette.up.text },
  '&[data-tone="down"]': { color: theme.palette.down.text },
}));
