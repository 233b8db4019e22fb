import { styled } from '@mui/material/styles';

/** Intro line that says what a page is for. */
export const PageNote = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
