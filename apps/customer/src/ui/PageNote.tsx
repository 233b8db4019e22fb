import { styled } from '@mui/material/styles';

/** What a page is for, in its first line. */
export const PageNote = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
