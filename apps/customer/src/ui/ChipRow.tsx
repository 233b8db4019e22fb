import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { stepAcross } from './across.js';

/** Column width from which most rows of chips fit. */
const ROOMY = '@container (min-width: 1200px)';

const Row = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // Fades overflow at the edge. Right-to-left mirroring applies to this style too.
  paddingInlineEnd: 20,
  maskImage: 'linear-gradient(to right, black calc(100% - 24px), transparent)',
  // A wide column does not scroll sideways: all chips are visible.
  [ROOMY]: {
    '[data-markets="true"] &': { flexWrap: 'wrap', columnGap: 0, paddingInlineEnd: 0, maskImage: 'none' },
  },
});

const Chip = styled(ButtonBase)(({ theme }) => ({
  flex: 'none',
  minHeight: 44,
  minWidth: 44,
  padding: '0 12px',
  borderRadius: 999,
  ...theme.typography.body2,
  fontWeight: 500,
  color: theme.palette.text.secondary,
  '&[aria-pressed="true"]': { color: theme.palette.accent.text, background: theme.palette.accent.tint },
  '&.Mui-focusVisible': { outlineOffset: -2 },
  [ROOMY]: { '[data-markets="true"] &': { paddingInline: 8 } },
}));

interface ChipRowProps<V extends string | number> {
  label: string;
  options: readonly { value: V; text: string }[];
  value: V;
  onChange: (value: V) => void;
}

/** Scrolls the selected chip back into view when keyboard focus leaves the row. */
function showChosen({ currentTarget }: FocusEvent<HTMLElement>): void {
  const chosen = currentTarget.querySelector('[aria-pressed="true"]');
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Single choice in a row of chips that scrolls sideways. Tab stops at one chip; arrow keys move between them. */
export function ChipRow<V extends string | number>({ label, options, value, onChange }: ChipRowProps<V>) {
  const [reached, setReached] = useState<V | null>(null);
  const stop = [reached, value].find((each) => options.some((option) => option.value === each));
  const go = (event: KeyboardEvent<HTMLElement>) => {
    const chips = [...event.currentTarget.querySelectorAll('button')];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: chips.length - 1 };
    const step = stepAcross(event.key);
    const at = chips.indexOf(event.target as HTMLButtonElement);
    const next = ends[event.key] ?? (at + step + chips.length) % chips.length;
    if (step === 0 && !(event.key in ends)) return;
    event.preventDefault();
    chips[next]?.focus();
  };
  return (
    <Row
      role="toolbar"
      aria-label={label}
      onKeyDown={go}
      onBlur={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        setReached(null);
        showChosen(event);
      }}
    >
      {options.map((option) => (
        <Chip
          key={option.value}
          tabIndex={option.value === (stop ?? options[0]?.value) ? 0 : -1}
          aria-pressed={option.value === value}
          onFocus={() => setReached(option.value)}
          onClick={() => onChange(option.value)}
        >
          {option.text}
        </Chip>
      ))}
    </Row>
  );
}
