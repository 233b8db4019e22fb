import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Badge = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: '2px 8px',
  borderRadius: 999,
  whiteSpace: 'nowrap',
  ...theme.typography.caption,
  fontWeight: 600,
  color: theme.palette.text.secondary,
  background: theme.palette.tokens.raised,
  // The server's status names are lower-case words.
  '&::first-letter': { textTransform: 'uppercase' },
  '&[data-tone="up"]': { color: theme.palette.up.text, background: theme.palette.up.tint },
  '&[data-tone="down"]': { color: theme.palette.down.text, background: theme.palette.down.tint },
  '&[data-tone="waiting"]': { color: theme.palette.waiting.text, background: theme.palette.waiting.tint },
  '&[data-tone="danger"]': { color: theme.palette.danger.text, background: theme.palette.danger.tint },
  '&[data-tone="accent"]': { color: theme.palette.accent.text, background: theme.palette.accent.tint },
}));

/** `up` and `down` are for prices and results. A status is good, waiting, failed or neutral. */
export type BadgeTone = 'up' | 'down' | 'flat' | 'accent' | 'waiting' | 'danger';

interface StatusBadgeProps {
  tone?: BadgeTone;
  children: ReactNode;
}

/** Badge with one or two words on a status. */
export function StatusBadge({ tone = 'flat', children }: StatusBadgeProps) {
  return <Badge data-tone={tone}>{children}</Badge>;
}
