import Checkbox from '@mui/material/Checkbox';
import { styled } from '@mui/material/styles';
import type { Ref } from 'react';

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  ...theme.typography.body2,
  cursor: 'pointer',
  '& > span:last-of-type': { paddingBlock: 12 },
}));

interface AgreeFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  text: string;
  /** It was not ticked where it had to be. */
  wrong?: boolean;
  ref?: Ref<HTMLLabelElement>;
}

/** A box that is ticked before something is sent. */
export function AgreeField({ checked, onChange, text, wrong = false, ref }: AgreeFieldProps) {
  return (
    <Label ref={ref}>
      <Checkbox
        checked={checked}
        onChange={(_event, on) => onChange(on)}
        slotProps={{ input: { 'aria-invalid': wrong || undefined } }}
        sx={({ palette }) => ({
          width: 44,
          height: 44,
          marginInlineStart: -3,
          flex: 'none',
          color: wrong ? palette.error.main : palette.text.secondary,
          '&.Mui-checked': { color: palette.accent.text },
        })}
      />
      <span>{text}</span>
    </Label>
  );
}
