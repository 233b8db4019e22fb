import { useTranslation } from 'react-i18next';
import { cancelOrder, closeAllOrders, closeOrder, setStops, submitOrder } from '../../api/orders.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';

/** Places a contract order; what is refused is said at its field. */
export function useSubmitOrder() {
  const { t } = useTranslation();
  return useMoneyCall({ action: submitOrder, said: t('trade.placed'), quiet: true });
}

/** Closes a position or a part of it at the market; what is refused is said by the caller. */
export function useCloseOrder() {
  const { t } = useTranslation();
  return useMoneyCall({ action: closeOrder, said: t('orders.closedNow'), quiet: true });
}

/** Closes every position that can be closed now. */
export function useCloseAll() {
  const { t } = useTranslation();
  return useMoneyCall({ action: closeAllOrders, said: t('orders.closedNow') });
}

/** Ends a pending order. */
export function useCancelOrder() {
  const { t } = useTranslation();
  return useMoneyCall({ action: cancelOrder, said: t('orders.cancelledNow') });
}

/** Sets stop-loss, take-profit and trailing distance; what is refused is said at its field. */
export function useSetStops() {
  const { t } = useTranslation();
  return useMoneyCall({ action: setStops, said: t('orders.stopsSaved'), quiet: true });
}
