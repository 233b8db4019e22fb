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
  '& p': { margin: 0 },
  '& strong': { fontWeight: 600 },
  // What unfolds it is as high as a finger without taking that much of the card.
  '& details': { marginBlock: '-4px -12px', '&[open]': { marginBlockEnd: 0 } },
  '& summary': {
    boxSizing: 'border-box',
    minHeight: 44,
    paddingBlock: 12,
    cursor: 'pointer',
    fontWeight: 500,
    color: theme.palette.text.secondary,
  },
}));

interface Props {
  label: string;
  head: string;
  text?: string;
  /** What need not be read at once, under the name by which it unfolds. */
  more?: { name: string; text: string };
  /** Instead of a barred circle. */
  icon?: ReactNode;
  /** Among the cards of a page instead of above it. */
  card?: boolean;
}

/** Something that cannot be done for now, and what can be done all the same. */
export function NoticeBanner({ label, head, text, more, icon = <Block aria-hidden />, card }: Props) {
  return (
    <Banner data-card={card} data-keep-clear={card} aria-label={label}>
      {icon}
      <div>
        <p>
          <strong>{head}</strong>
        </p>
        {text && <p>{text}</p>}
        {more && (
          <details>
            <summary>{more.name}</summary>
            <p>{more.text}</p>
          </details>
        )}
      </div>
    </Banner>
  );
}
