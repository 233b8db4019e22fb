import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cancelLoan } from '../../../api/loans.js';
import { useIdempotentCall } from '../../../api/useIdempotentCall.js';
import { ConfirmSheet } from '../../../ui/ConfirmSheet.js';

/** Cancels an undecided loan after one confirmation. */
export function CancelLoan({ id }: { id: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const cancel = useIdempotentCall({ action: cancelLoan, said: '' });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('loan.cancel')}
      </Button>
      <ConfirmSheet
        open={asking}
        title={t('loan.cancelAsk')}
        confirm={t('loan.cancelYes')}
        dismiss={t('loan.cancelNo')}
        risk={t('loan.cancelText')}
        tone="danger"
        busy={cancel.busy}
        onConfirm={() => cancel.send(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
