import { styled } from '@mui/material/styles';

/** Form layout with equal gaps between fields, figures, text and submit button. */
export const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
  '&& > *': { marginBlockEnd: 0 },
});

/** One plain sentence at a decision. */
export const HelpText = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
  overflowWrap: 'anywhere',
}));
