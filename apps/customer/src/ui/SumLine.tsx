import { styled } from '@mui/material/styles';

/** What a list comes to, above it: words at its start, the figure at its end. */
export const SumLine = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
