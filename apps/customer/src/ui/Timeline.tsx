import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { position: 'relative', paddingInlineStart: 28, paddingBlockEnd: 16, minHeight: 40 },
  '& > li:last-of-type': { paddingBlockEnd: 0, minHeight: 24 },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 2,
    insetBlockStart: 6,
    width: 12,
    height: 12,
    boxSizing: 'border-box',
    borderRadius: 999,
    border: `2px solid ${theme.palette.text.secondary}`,
    background: theme.palette.background.paper,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 7,
    insetBlock: '20px -4px',
    width: 2,
    background: theme.palette.divider,
  },
  '& > li[data-state="done"]::before': {
    borderColor: theme.palette.accent.text,
    background: theme.palette.accent.text,
  },
  '& > li[data-state="now"]::before': { borderColor: theme.palette.accent.text },
  '& > li[data-state="bad"]::before': {
    borderColor: theme.palette.error.main,
    background: theme.palette.error.main,
  },
  '& > li[data-state="ahead"]': { color: theme.palette.text.secondary },
  '& strong': { ...theme.typography.body1, fontWeight: 500, display: 'block' },
  '& p': {
    margin: 0,
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

export interface Stage {
  key: string;
  title: string;
  /** Time or reason. */
  text?: ReactNode;
  state: 'done' | 'now' | 'ahead' | 'bad';
}

/** Timeline of past stages and the next one. */
export function Timeline({ label, stages }: { label: string; stages: readonly Stage[] }) {
  return (
    <List aria-label={label}>
      {stages.map(({ key, title, text, state }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <strong>{title}</strong>
          {text && <p>{text}</p>}
        </li>
      ))}
    </List>
  );
}
