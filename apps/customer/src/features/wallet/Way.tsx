import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** What leads out of a refusal, behind its sentence. */
export const Way = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  // To be touched, and no taller a line for it.
  padding: '8px 0',
  marginBlock: -8,
  marginInlineEnd: 8,
  fontWeight: 600,
  color: theme.palette.accent.text,
}));
