import { Alert, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { say } from '../../texts/say.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { Facts } from '../Facts.js';
import { isReasonless, lackText } from '../reason.js';
import { useTicks } from '../ticks.js';

/** Why something is done in spite of a warning: in words of whoever does it, which are kept. */
interface Why {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

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
  /** Asked where a tick alone would leave nothing to be read afterwards. */
  readonly why?: Why | undefined;
  /** What the customer will read. */
  readonly says?: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks once more before money moves or a customer is turned down; Enter says yes. */
export const VerdictDialog = ({ says, facts, warning, agreed = [], why, ...asked }: Props) => {
  const { isAgreed, ticks, showMissing } = useTicks(agreed, true);
  const [isAsked, setIsAsked] = useState(false);
  const isOwed = why !== undefined && isReasonless(why.text);
  const lack = isAsked && isOwed ? lackText(why.text, t('ui.pleaseSayWhyFirst')) : undefined;
  return (
    <ConfirmDialog
      open
      {...asked}
      danger={asked.danger ?? false}
      focused={agreed.length === 0}
      disabled={!isAgreed || isOwed}
      onLacking={() => {
        setIsAsked(true);
        showMissing();
      }}
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
      {why && (
        <TextField
          label={why.label}
          value={why.text}
          onChange={({ target }) => why.onChange(target.value)}
          error={lack !== undefined}
          helperText={lack ?? why.hint}
          multiline
          minRows={2}
          slotProps={{ htmlInput: { maxLength: 300 } }}
        />
      )}
    </ConfirmDialog>
  );
};
