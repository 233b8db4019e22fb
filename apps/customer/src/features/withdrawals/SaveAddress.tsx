import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Refusal } from '../../api/http.js';
import { BusyLabel } from '../../ui/BusyLabel.js';
import { useBind } from './useWithdrawals.js';
import type { WithdrawForming } from './useWithdrawForm.js';

/** Saves the typed address before a withdrawal to it is possible, which starts its waiting time. */
export function SaveAddress({ form }: { form: WithdrawForming }) {
  const { t } = useTranslation();
  const { address, currency } = form;
  const bind = useBind(() => void form.lookAtBound());
  const save = () =>
    bind.mutate(
      { way: 'coin', currencyId: currency.id, given: { address: address.trim() } },
      { onError: (fault) => fault instanceof Refusal && form.refuse(fault) },
    );
  return (
    <Button variant="outlined" disabled={form.lacksAddress || bind.isPending} onClick={save}>
      <BusyLabel busy={bind.isPending}>{t('withdraw.saveAddress')}</BusyLabel>
    </Button>
  );
}
