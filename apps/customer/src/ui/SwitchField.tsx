import Switch from '@mui/material/Switch';
import { type ReactNode, useId } from 'react';
import { AmountField } from './AmountField.js';

interface SwitchFieldProps {
  label: string;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** As typed. */
  text: string;
  onText: (text: string) => void;
  hint?: ReactNode;
  error?: string;
  step?: bigint;
  unit?: string;
}

/** Figure that applies only while its switch is on. */
export function SwitchField({ label, on, onSwitch, ...field }: SwitchFieldProps) {
  const id = useId();
  return (
    <AmountField
      label={label}
      folded={!on}
      foldedFor={id}
      aside={
        <Switch
          edge="end"
          checked={on}
          onChange={(_event, checked) => onSwitch(checked)}
          slotProps={{ input: { id, 'aria-label': label, role: 'switch' } }}
        />
      }
      {...field}
    />
  );
}
