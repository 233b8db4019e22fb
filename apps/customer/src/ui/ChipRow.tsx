import ButtonBase from '@mui/material/ButtonBase';
import { styled } from '@mui/material/styles';
import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { stepAcross } from './across.js';

/** Where a column beside others has room for most rows of chips. */
const ROOMY = '@container (min-width: 1200px)';

const Row = styled('div')({
  display: 'flex',
  gap: 4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  // What goes on beyond the edge fades there; from right to left all styles are mirrored, this one too.
  paddingInlineEnd: 20,
  maskImage: 'linear-gradient(to right, black calc(100% - 24px), transparent)',
  // In a wide column beside others nothing is swiped: all of them are in sight.
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

/** Who went through the row by its keys and leaves it has the chosen one in sight again. */
function showChosen({ currentTarget }: FocusEvent<HTMLElement>): void {
  const chosen = currentTarget.querySelector('[aria-pressed="true"]');
  chosen?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

/** Many short alternatives in a row that scrolls sideways. The Tab key stops at one of them, arrow keys lead to the others. */
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
