import { Button, TextField } from '@mui/material';
import { t } from '../../texts/texts.js';
import { asksSecond, type Setting, titleOf } from './setting.js';

interface ReasonProps {
  readonly reason: string;
  readonly disabled: boolean;
  readonly onReason: (reason: string) => void;
}

/** Optional reason for the change. */
export const OptionalReason = ({ reason, disabled, onReason }: ReasonProps) => (
  <TextField
    margin="none"
    sx={{ flex: '1 1 160px', width: 'auto' }}
    label={t('settings.reasonOptional')}
    value={reason}
    disabled={disabled}
    helperText={t('settings.theReasonIsKeptInTheLog')}
    onChange={(event) => onReason(event.target.value)}
    slotProps={{ htmlInput: { maxLength: 300 } }}
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
