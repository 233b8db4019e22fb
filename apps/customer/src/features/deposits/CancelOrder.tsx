import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmSheet } from '../../ui/ConfirmSheet.js';
import { useFlag } from '../configuration/configuration.js';
import { useCancelOrder } from './useDeposits.js';

/** Cancels a bank deposit that has no proof yet, if the settings allow it. */
export function CancelOrder({ id }: { id: number }) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const cancel = useCancelOrder();
  if (!useFlag('is_bank_charge_cancel_btn')) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {t('deposit.cancel')}
      </Button>
      <ConfirmSheet
        open={asking}
        title={t('deposit.cancelAsk')}
        confirm={t('deposit.cancel')}
        dismiss={t('deposit.keep')}
        risk={t('deposit.cancelRisk')}
        tone="danger"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(id, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
