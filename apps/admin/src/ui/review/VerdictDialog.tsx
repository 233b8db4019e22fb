import { Alert, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { say } from '../../texts/say.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { Facts } from '../Facts.js';
import { useTicks } from '../ticks.js';

interface Props {
  readonly title: string;
  readonly touches: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  /** What is decided on, in facts: where the money goes. */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** What is unusual, and may be a slip. */
  readonly warning?: ReactNode;
  /** What has to be ticked first, each of it, where a warning is not to be passed over. */
  readonly agreed?: readonly string[];
  /** What the customer will read. */
  readonly says?: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before money moves or a customer is turned down; Enter says yes. */
export const VerdictDialog = ({ says, facts, warning, agreed = [], ...asked }: Props) => {
  const { isAgreed, ticks, showMissing } = useTicks(agreed, true);
  return (
    <ConfirmDialog
      open
      {...asked}
      danger={asked.danger ?? false}
      focused={agreed.length === 0}
      disabled={!isAgreed}
      onLacking={showMissing}
    >
      {warning && (
        <Alert
          severity="warning"
          variant="outlined"
          sx={{ '& .MuiAlert-message': { minWidth: 0, overflowWrap: 'anywhere' } }}
        >
          {warning}
        </Alert>
      )}
      {facts && <Facts rows={facts} />}
      {says && (
        <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line' }}>
          {say('ui.theCustomerReads', { says })}
        </Typography>
      )}
      {ticks}
    </ConfirmDialog>
  );
};
