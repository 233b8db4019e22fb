import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { radioStyle } from './radio-style.js';
import { errorKey, useSaid } from './useSaid.js';

const Box = styled('fieldset')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  margin: '0 0 8px',
  padding: 0,
  border: 0,
  scrollMarginBlock: 96,
  '& > legend': { ...theme.typography.body2, fontWeight: 500, padding: 0, marginBlockEnd: 4 },
  '& > div': { display: 'flex', gap: 8 },
  '& > p': {
    margin: 0,
    '&:empty': { display: 'none' },
    ...theme.typography.caption,
    color: theme.palette.text.secondary,
    '&[data-wrong="true"]': { color: theme.palette.error.main },
  },
}));

const Choice = styled('label')(({ theme }) => ({
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 52,
  padding: '8px 16px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.tokens.edge}`,
  background: theme.palette.background.paper,
  cursor: 'pointer',
  ...theme.typography.body1,
  '&[data-wrong="true"]': { borderColor: theme.palette.error.main },
  '&:has(:checked)': { borderColor: theme.palette.accent.text, background: theme.palette.accent.tint },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.palette.accent.text}`, outlineOffset: 2 },
  '& > input': radioStyle(theme),
}));

interface ChoiceFieldProps {
  label: string;
  choices: readonly { value: string; text: string }[];
  /** Empty: nothing selected. */
  value: string;
  onPick: (value: string) => void;
  hint?: string;
  error?: string;
}

/** Choice between two or three visible options. */
export function ChoiceField({ label, choices, value, onPick, hint, error }: ChoiceFieldProps) {
  const id = useId();
  const said = useSaid();
  return (
    <Box aria-describedby={`${id}-hint`} role="radiogroup" aria-invalid={Boolean(error)} {...said.field}>
      <legend>{label}</legend>
      <div>
        {choices.map((choice) => (
          <Choice key={choice.value} data-wrong={Boolean(error)}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              onChange={() => onPick(choice.value)}
            />
            {choice.text}
          </Choice>
        ))}
      </div>
      <p id={`${id}-hint`} data-wrong={Boolean(error)} {...said.line}>
        {error ? <span key={errorKey(error)}>{error}</span> : hint}
      </p>
    </Box>
  );
}
