import { Alert, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { say } from '../../texts/say.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { Facts } from '../Facts.js';

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** What is decided on, in facts: where the money goes. */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** What is unusual, and may be a slip. */
  readonly warning?: string;
  /** What has to be ticked first, where a warning is not to be passed over. */
  readonly agreed?: string | undefined;
  /** What the customer will read. */
  readonly says?: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before money moves or a customer is turned down; Enter says yes. */
export const VerdictDialog = ({ says, facts, warning, agreed, ...asked }: Props) => {
  const [isAgreed, setIsAgreed] = useState(agreed === undefined);
  return (
    <ConfirmDialog
      open
      {...asked}
      danger={asked.danger ?? false}
      focused={agreed === undefined}
      disabled={!isAgreed}
    >
      {warning && (
        <Alert severity="warning" variant="outlined">
          {warning}
        </Alert>
      )}
      {facts && <Facts rows={facts} />}
      {says && (
        <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line' }}>
          {say('ui.theCustomerReads', { says })}
        </Typography>
      )}
      {agreed !== undefined && (
        <FormControlLabel
          // What has to be done first is where the keys are.
          control={
            <Checkbox autoFocus checked={isAgreed} onChange={({ target }) => setIsAgreed(target.checked)} />
          }
          label={agreed}
        />
      )}
    </ConfirmDialog>
  );
};
