import { useTranslation } from 'react-i18next';
import {
  cancelOrder,
  closeAllOrders,
  closeOrder,
  type Order,
  setStops,
  submitOrder,
} from '../../api/orders.js';
import { useIdempotentCall } from '../../api/useIdempotentCall.js';
import { useConfig } from '../configuration/configuration.js';
import { closedReceipt, placedReceipt } from './order-receipts.js';

/** Places a contract order; refusals are shown at their fields. */
export function useSubmitOrder() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const receipt = (order: Order) => placedReceipt(order, { t, currency });
  return useIdempotentCall({ action: submitOrder, said: t('trade.placed'), receipt, quiet: true });
}

/** Closes a position or part of it at the market; the caller shows refusals. */
export function useCloseOrder() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const receipt = (order: Order) => closedReceipt(order, { t, currency });
  return useIdempotentCall({ action: closeOrder, said: t('orders.closedNow'), receipt, quiet: true });
}

/** Numbers of positions that closing all closed and left open. */
export interface ClosedAll {
  readonly closed: number;
  readonly left: number;
}

/**
 * Closes every position that can be closed now. If more stayed open than `isSaid` accounts for, the caller reports it.
 */
export function useCloseAll(isSaid: (answer: ClosedAll) => boolean) {
  const { t } = useTranslation();
  const said = t('orders.closedNow');
  const receipt = (answer: ClosedAll) => ({ title: isSaid(answer) ? said : '' });
  return useIdempotentCall({ action: closeAllOrders, said, receipt });
}

/** Cancels a pending order. */
export function useCancelOrder() {
  const { t } = useTranslation();
  return useIdempotentCall({ action: cancelOrder, said: t('orders.cancelledNow') });
}

/** Sets stop-loss, take-profit and trailing distance; refusals are shown at their fields. */
export function useSetStops() {
  const { t } = useTranslation();
  return useIdempotentCall({ action: setStops, said: t('orders.stopsSaved'), quiet: true });
}
