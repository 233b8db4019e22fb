import type { ForexOrder, ForexStops } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../../api/useMoneyCall.js';

/** Sets the stops of an order; `quiet` leaves it to the caller to say what is refused. */
export function useSetStops({ quiet = false } = {}) {
  const { t } = useTranslation();
  return useMoneyCall<ForexStops, ForexOrder>({
    path: '/v2/api/forex/set_stop_price',
    said: t('trade.stopsSaved'),
    quiet,
  });
}
