import { styled } from '@mui/material/styles';
import { formatTimestamp } from '@truemark/i18n';
import { Figure } from '../../ui/Figure.js';

/** Rule or remark. */
export const ProofNote = styled('p')(({ theme }) => ({
  margin: 0,
  ...theme.typography.body2,
  color: theme.palette.text.secondary,
}));

/** Computation with its label. */
export const Formula = styled('div')(({ theme }) => ({
  padding: 12,
  borderRadius: 12,
  background: theme.palette.tokens.raised,
  '& dt': { ...theme.typography.caption, color: theme.palette.text.secondary },
  '& dd': { margin: 0, ...theme.typography.body2, overflowWrap: 'anywhere' },
  '& dd > bdi': { display: 'block', fontVariantNumeric: 'tabular-nums' },
}));

/** Time under a label that names GMT. Day and time of day may be on two lines. */
export const ProofTime = ({ at }: { at: number }) => (
  <Figure sx={{ whiteSpace: 'normal' }}>{formatTimestamp(at, 'GMT')}</Figure>
);
