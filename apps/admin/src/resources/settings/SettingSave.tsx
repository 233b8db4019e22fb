import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { asksSecond, type Setting, titleOf } from './setting.js';

/** Reason typed next to a setting's field; it is emptied once the field starts from another value. */
export function useReasonBeside({ key }: Setting, seen: string) {
  const [reason, setReason] = useKeptReason(`settings/${key}/field`);
  const [begun, setBegun] = useState(seen);
  if (begun !== seen) {
    setBegun(seen);
    setReason('');
  }
  return [reason, setReason] as const;
}

/**
 * Focuses the setting's own field as it is sent by keys: the reason and the button disappear once it is saved. A press
 * by pointer does not open a phone's keyboard.
 */
export function enterOwnField(form: Element, setting: Setting): void {
  if (!document.activeElement?.matches(':focus-visible')) return;
  form.querySelector<HTMLElement>(`[aria-label="${CSS.escape(titleOf(setting))}"]`)?.focus();
}

interface ReasonProps {
  readonly reason: string;
  readonly disabled: boolean;
  readonly isSaving: boolean;
  readonly onReason: (reason: string) => void;
}

/** Optional reason for the change. */
export const OptionalReason = ({ reason, disabled, isSaving, onReason }: ReasonProps) => (
  <TextField
    margin="none"
    sx={{ flex: '1 1 160px', width: 'auto' }}
    label={t('settings.reasonOptional')}
    value={reason}
    disabled={disabled}
    helperText={t('settings.theReasonIsKeptInTheLog')}
    onChange={(event) => onReason(event.target.value)}
    slotProps={{ htmlInput: { maxLength: 300, readOnly: isSaving } }}
  />
);

interface SaveProps {
  readonly setting: Setting;
  /** Value to set. */
  readonly value: string;
  readonly disabled: boolean;
}

/** Submit button of a setting's form: saves, or requests approval. */
export const SaveSetting = ({ setting, value, disabled }: SaveProps) => {
  const asks = asksSecond(setting, value);
  return (
    <Button
      type="submit"
      variant="contained"
      disabled={disabled}
      aria-label={t(asks ? 'settings.askFor' : 'settings.save', { key: titleOf(setting) })}
      sx={{ mt: 0.5, flex: 'none' }}
    >
      {asks ? t('settings.askForThisValue') : t('common.save')}
    </Button>
  );
};
