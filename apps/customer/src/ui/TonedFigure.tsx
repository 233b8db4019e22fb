import { styled } from '@mui/material/styles';
import { Figure } from './Figure.js';

/** A figure in the colour of what it says: `data-tone` is that of `tone.ts`, or nothing. */
export const TonedFigure = styled(Figure)(({ theme }) => ({
  '&[data-tone="up"]': { color: theme.palette.up.text },
  '&[data-tone="down"]': { color: theme.palette.down.text },
}));
