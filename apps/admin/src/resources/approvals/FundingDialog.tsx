import { TextField } from '@mui/material';
import { useState } from 'react';
import { t } from '../../texts/texts.js';
import { ConfirmDialog } from '../../ui/ConfirmDialog.js';
import { useKeptReason } from '../../ui/drafts/use-kept-reason.js';
import { isReasonless, lackText } from '../../ui/reason.js';
import { ASKED } from '../../ui/review/second-person.js';
import { useAction } from '../../ui/use-action.js';
import { fundingFault } from './funding.js';

interface Props {
  readonly title: string;
  /** API path of the request. */
  readonly path: string;
  readonly currency: string;
  /** Effect of the typed amount once approved, as a sentence. */
  readonly textOf: (typed: string) => string;
  readonly onClose: () => void;
}

/** Dialog that requests approval for paying the broker's own money in, or taking it out. */
export const FundingDialog = ({ title, path, currency, textOf, onClose }: Props) => {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useKeptReason(path);
  const { run, busy, errors } = useAction(ASKED, onClose);
  const [isAsked, setIsAsked] = useState(false);
  const fault = amount === '' && !isAsked ? undefined : fundingFault(amount);
  const wrong = errors.amount ?? fault;
  const lack = isAsked && isReasonless(reason) ? lackText(reason, t('ui.pleaseSayWhyFirst')) : undefined;
  const wrongReason = errors.reason ?? lack;
  return (
    <ConfirmDialog
      open
      title={title}
      touches={textOf(amount)}
      confirm={t('common.askForApproval')}
      busy={busy}
      disabled={fundingFault(amount) !== undefined || isReasonless(reason)}
      onLacking={() => setIsAsked(true)}
      onConfirm={() => void run(path, { amount: amount.trim(), reason })}
      onClose={onClose}
    >
      <TextField
        label={t('common.amount')}
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={Boolean(wrong)}
        helperText={wrong ?? t('approvals.inBelowZeroTakesMoneyOut', { currency })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        autoFocus
      />
      <TextField
        label={t('common.reason')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={wrongReason !== undefined}
        helperText={wrongReason ?? t('approvals.theSecondPersonReadsThis')}
        multiline
        minRows={2}
      />
    </ConfirmDialog>
  );
};
