import { TextField } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.js';
import { money } from '../../../ui/figures.js';
import { ASKED } from '../../../ui/review/second-person.js';
import { useAction } from '../../../ui/use-action.js';
import { fundingFault, fundingText, type LoanBook } from './loan-book.js';

/** Asks for money to be put into the loan book, or taken out. */
export const FundDialog = ({ book, onClose }: { book: LoanBook; onClose: () => void }) => {
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const { run, busy, errors } = useAction(ASKED, onClose);
  const fault = amount === '' ? undefined : fundingFault(amount);
  const wrong = errors.amount ?? fault;
  return (
    <ConfirmDialog
      open
      title="Fill or empty the loan book?"
      touches={fundingText(amount, book.balance, (value) => `${money(value)} ${book.currency}`)}
      confirm="Ask for approval"
      busy={busy}
      disabled={fundingFault(amount) !== undefined || reason.trim().length < 3}
      onConfirm={() => void run('loan-book/requests', { amount: amount.trim(), reason })}
      onClose={onClose}
    >
      <TextField
        label="Amount"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
        error={Boolean(wrong)}
        helperText={wrong ?? `In ${book.currency}; below zero takes money out.`}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        autoFocus
      />
      <TextField
        label="Reason"
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={Boolean(errors.reason)}
        helperText={errors.reason ?? 'The second person reads this.'}
        multiline
        minRows={2}
      />
    </ConfirmDialog>
  );
};
