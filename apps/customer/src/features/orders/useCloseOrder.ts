import type { ForexClose, ForexOrder } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../api/useMoneyCall.js';

/** Closes a position at the market. */
export function useCloseOrder() {
  const { t } = useTranslation();
  return useMoneyCall<ForexClose, ForexOrder>({ path: '/v2/api/forex/close', said: t('orders.closedNow') });
}
