import { styled } from '@mui/material/styles';
import { Card } from '../../ui/Card.js';

/** Icon, sentence and contact link. */
export const ContactCard = styled(Card)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  textAlign: 'center',
  '& > svg': { fontSize: 44, color: theme.palette.accent.text },
  '& > p': { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& > a': { alignSelf: 'stretch', justifySelf: 'stretch' },
}));
