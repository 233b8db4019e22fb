import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import type { KeyboardEvent } from 'react';
import { stepAcross } from './across.js';
import { SHORT_SCREEN, SMALL_PHONE } from './short-screen.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  // Equal widths, except for a word that needs more.
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(min-content, 1fr)',
  // Next to a name it shrinks first, down to its words.
  flexShrink: 9999,
  gap: 4,
  padding: 4,
  borderRadius: 12,
  background: theme.palette.tokens.raised,
  [SHORT_SCREEN]: { [SMALL_PHONE]: { padding: 0 } },
}));

const Tab = styled(ButtonBase)(({ theme }) => ({
  minHeight: 44,
  padding: '0 8px',
  wordBreak: 'keep-all',
  borderRadius: 9,
  ...theme.typography.body2,
  fontWeight: 600,
  color: theme.palette.text.secondary,
  transition: 'background-color 150ms ease-out',
  '&[aria-selected="true"]': {
    color: theme.palette.text.primary,
    // Lighter than its track in both modes.
    background: theme.palette.mode === 'dark' ? theme.palette.divider : theme.palette.background.paper,
    boxShadow: `0 0 0 1px ${theme.palette.divider}`,
  },
}));

const Count = styled('small')(({ theme }) => ({
  flex: 'none',
  minWidth: 20,
  marginInlineStart: 6,
  padding: '0 6px',
  borderRadius: 999,
  ...theme.typography.caption,
  lineHeight: '20px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: theme.palette.accent.text,
  background: theme.palette.accent.tint,
}));

interface SegmentedTabsProps<V extends string | number> {
  label: string;
  /** Options with their counts; zero is not shown. */
  options: readonly { value: V; text: string; number?: number | undefined }[];
  value: V;
  onChange: (value: V) => void;
}

/** Segmented control; arrow keys move between the options. */
export function SegmentedTabs<V extends string | number>({
  label,
  options,
  value,
  onChange,
}: SegmentedTabsProps<V>) {
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = stepAcross(event.key);
    if (step === 0) return;
    const at = options.findIndex((option) => option.value === value);
    const next = options[(at + step + options.length) % options.length];
    if (!next) return;
    onChange(next.value);
    const tabs = event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs[options.indexOf(next)]?.focus();
  };
  return (
    <Bar role="tablist" aria-label={label} onKeyDown={move}>
      {options.map((option) => (
        <Tab
          key={option.value}
          role="tab"
          aria-selected={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.text}
          {option.number ? <Count>{option.number}</Count> : null}
        </Tab>
      ))}
    </Bar>
  );
}
