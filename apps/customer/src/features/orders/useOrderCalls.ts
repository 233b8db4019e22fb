import type { ForexClose, ForexClosedAll, ForexOrder, ForexStops } from '@truemark/contracts';
import { useTranslation } from 'react-i18next';
import { useMoneyCall } from '../../api/useMoneyCall.js';

/** Closes a position or a part of it at the market; what is refused is said by the caller. */
export function useCloseOrder() {
  const { t } = useTranslation();
  return useMoneyCall<ForexClose, ForexOrder>({
    path: '/v2/api/forex/close',
    said: t('orders.closedNow'),
    quiet: true,
  });
}

/** Closes every position that can be closed now. */
export function useCloseAll() {
  const { t } = useTranslation();
  return useMoneyCall<{ forex_id?: number }, ForexClosedAll>({
    path: '/v2/api/forex/close_all',
    said: t('orders.closedNow'),
  });
}

/** Ends a pending order. */
export function useCancelOrder() {
  const { t } = useTranslation();
  return useMoneyCall<{ id: number }, ForexOrder>({
    path: '/v2/api/forex/cancel_trade',
    said: t('orders.cancelledNow'),
  });
}

/** Sets stop-loss, take-profit and trailing distance; what is refused is said at its field. */
export function useSetStops() {
  const { t } = useTranslation();
  return useMoneyCall<ForexStops, ForexOrder>({
    path: '/v2/api/forex/set_stop_price',
    said: t('orders.stopsSaved'),
    quiet: true,
  });
}
