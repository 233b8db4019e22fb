import Block from '@mui/icons-material/BlockRounded';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Banner = styled('section')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  padding: '12px 16px',
  ...theme.typography.body2,
  color: theme.palette.text.primary,
  background: theme.palette.waiting.tint,
  borderBlockEnd: `1px solid ${theme.palette.divider}`,
  '&[data-card="true"]': { border: `1px solid ${theme.palette.divider}`, borderRadius: 16, padding: 16 },
  '& > svg': { color: theme.palette.waiting.text, flex: 'none' },
  '& > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, '& + p + p': { marginBlockStart: 4 } },
  '& strong': { fontWeight: 600 },
  '& p + :not(p)': { marginBlockStart: 12 },
}));

interface Props {
  label: string;
  head: string;
  text?: string | undefined;
  /** More text, and possible actions. */
  children?: ReactNode;
  /** Replaces the default barred circle. */
  icon?: ReactNode;
  /** Shown among the cards of a page instead of above it. */
  card?: boolean;
}

/** Banner: something is unavailable for now, and what is still possible. */
export function NoticeBanner({ label, head, text, children, icon = <Block aria-hidden />, card }: Props) {
  return (
    <Banner data-card={card} data-keep-clear={card} aria-label={label}>
      {icon}
      <div>
        <p>
          <strong>{head}</strong>
        </p>
        {text && <p>{text}</p>}
        {children}
      </div>
    </Banner>
  );
}
