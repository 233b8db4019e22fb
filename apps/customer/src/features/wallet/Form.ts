import { styled } from '@mui/material/styles';

/** Fields, figures and sentences, all as far from each other, and what sends them. */
export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '&& > *': { marginBlockEnd: 0 },
});

/** One plain sentence where a decision is made. */
export const Said = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
