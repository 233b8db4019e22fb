import { styled } from '@mui/material/styles';

/** Total above a list: label at the start, figure at the end. */
export const SumLine = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));
