import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { PageNote } from '../../ui/PageNote.js';
import { usePayPasswordHold } from './usePayPasswordHold.js';

const Line = styled('span')({ display: 'block' });

/** Tells, before a deposit is made, how long withdrawals would be held, if no payment password is set yet. */
export function PayoutWait() {
  const { t } = useTranslation();
  const hours = usePayPasswordHold();
  if (hours === 0) return null;
  return (
    <PageNote>
      <Line>{t('withdraw.noPayPassword')}</Line>
      <Line>{t('payPassword.holds', { hours, count: hours })}</Line>
    </PageNote>
  );
}
