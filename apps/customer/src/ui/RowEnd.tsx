import { styled } from '@mui/material/styles';

/** Figure with a status below it, at the end of a row. */
export const RowEnd = styled('span')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: 4,
  ...theme.typography.body1,
  color: theme.palette.text.primary,
}));
