import { Alert, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../ConfirmDialog.js';
import { Facts } from '../Facts.js';
import { isReasonless, lackText } from '../reason.js';
import { useTicks } from '../ticks.js';

/** Reason for acting in spite of a warning, in the operator's words; stored. */
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
  /** Facts of the decision, such as the payout target. */
  readonly facts?: readonly (readonly [name: string, value: ReactNode])[];
  /** Unusual input that may be a mistake. */
  readonly warning?: ReactNode;
  /** Statements to tick first, each of them, for warnings that need attention. */
  readonly agreed?: readonly string[];
  /** Asked if a tick alone would leave no record to read afterwards. */
  readonly why?: Why | undefined;
  /** Text that the customer will read. */
  readonly says?: ReactNode;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Confirmation before money moves or a customer is rejected; Enter confirms. */
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
        <Typography variant="body2" component="div" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {formatRich('ui.theCustomerReads', { says })}
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
