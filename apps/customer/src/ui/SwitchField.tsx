import Switch from '@mui/material/Switch';
import type { ReactNode } from 'react';
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
}

/** A figure that counts only while its switch is on. */
export function SwitchField({ label, on, onSwitch, ...field }: SwitchFieldProps) {
  return (
    <AmountField
      label={label}
      folded={!on}
      aside={
        <Switch
          edge="end"
          checked={on}
          onChange={(_event, checked) => onSwitch(checked)}
          slotProps={{ input: { 'aria-label': label, role: 'switch' } }}
        />
      }
      {...field}
    />
  );
}
