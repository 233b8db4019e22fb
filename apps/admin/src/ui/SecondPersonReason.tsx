import { TextField } from '@mui/material';
import { t } from '../texts/texts.js';
import { isReasonless } from './reason.js';

interface Props {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
}

/** Field for the reason of a request, which the approver reads. */
export const SecondPersonReason = ({ reason, onReason }: Props) => (
  <TextField
    label={t('common.reason')}
    value={reason}
    onChange={({ target }) => onReason(target.value)}
    helperText={t(isReasonless(reason) ? 'settings.aReasonIsOwed' : 'settings.theReasonIsKept')}
    multiline
    minRows={2}
    slotProps={{ htmlInput: { maxLength: 300 } }}
  />
);
