import { useTranslation } from 'react-i18next';
import { TicketNote } from '../../ui/TicketNote.js';
import { useUser } from '../session/useUser.js';
import { useWithdrawalGate } from './useWithdrawals.js';

/** Note for a customer with a pending withdrawal: it may hold new trades, depending on a setting of the operators. */
export function PendingNote() {
  const user = useUser();
  return user?.isDemo === false && <OfPending />;
}

function OfPending() {
  const { t } = useTranslation();
  const { data } = useWithdrawalGate();
  if (typeof data?.pendingId !== 'number') return null;
  return (
    <TicketNote
      role="status"
      text={t('withdraw.tradesMayWait')}
      to="/mine/withdraw"
      label={t('way.withdrawal')}
    />
  );
}
