import { Box } from '@mui/material';
import type { FormEvent, ReactNode } from 'react';
import { SentByKeys } from '../../ui/EditForm.js';
import { enterOwnField, OptionalReason, SaveSetting, useReasonBeside } from './SettingSave.js';
import type { InputProps } from './SettingText.js';

interface FormProps extends InputProps {
  readonly isChanged: boolean;
  readonly children: ReactNode;
}

/** Form of a choice: once the value differs, a reason can be entered and it can be saved. */
export const SettingForm = (props: FormProps) => {
  const { setting, value, seen, isChanged, disabled, isSaving, takesReason, isPlanned, onChange, children } =
    props;
  const [reason, setReason] = useReasonBeside(setting, seen);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isChanged) return;
    enterOwnField(event.currentTarget, setting);
    onChange(value, reason);
  };
  return (
    <Box
      component="form"
      onSubmit={submit}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'flex-start', width: '100%' }}
    >
      {children}
      {isChanged && takesReason && (
        <OptionalReason reason={reason} disabled={disabled} isSaving={isSaving} onReason={setReason} />
      )}
      {isChanged && <SaveSetting setting={setting} value={value} disabled={disabled || isSaving} />}
      {!isPlanned && <SentByKeys />}
    </Box>
  );
};
