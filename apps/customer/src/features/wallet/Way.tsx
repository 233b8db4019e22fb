import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';

/** Link after a refusal's text. */
export const Way = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  // Touch target without a taller line.
  padding: '8px 0',
  marginBlock: -8,
  marginInlineEnd: 8,
  fontWeight: 600,
  color: theme.palette.accent.text,
}));
