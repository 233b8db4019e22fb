import Button from '@mui/material/Button';
import type { MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { goToWrong } from '../../ui/useFirstError.js';
import { useBind } from './useWithdrawals.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** Saves the typed address before a withdrawal to it is possible, which starts its waiting time. */
export function SaveAddress({ form }: { form: WithdrawForming }) {
  const { t } = useTranslation();
  const { address, currency } = form;
  const bind = useBind(() => void form.lookAtBound());
  const save = ({ currentTarget: { form: fields } }: MouseEvent<HTMLButtonElement>) =>
    bind.mutate(
      { way: 'coin', currencyId: currency.id, given: { address: address.trim() } },
      {
        onError: (fault) => {
          if (!(fault instanceof Refusal)) return;
          // Rendered at once: only a field that is marked can be focused.
          flushSync(() => form.refuse(fault));
          if (fields) goToWrong(fields);
        },
      },
    );
  return (
    <Button variant="outlined" disabled={form.lacksAddress || bind.isPending} onClick={save}>
      <BusyLabel busy={bind.isPending}>{t('withdraw.saveAddress')}</BusyLabel>
    </Button>
  );
}
