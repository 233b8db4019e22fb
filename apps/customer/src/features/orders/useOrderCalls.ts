import { useTranslation } from 'react-i18next';
import {
  cancelOrder,
  closeAllOrders,
  closeOrder,
  type Order,
  setStops,
  submitOrder,
} from '../../api/orders.js';
import { useMoneyCall } from '../../api/useMoneyCall.js';
import { useConfig } from '../configuration/configuration.js';
import { closedReceipt, placedReceipt } from './order-receipts.js';

/** Places a contract order; what is refused is said at its field. */
export function useSubmitOrder() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const receipt = (order: Order) => placedReceipt(order, { t, currency });
  return useMoneyCall({ action: submitOrder, said: t('trade.placed'), receipt, quiet: true });
}

/** Closes a position or a part of it at the market; what is refused is said by the caller. */
export function useCloseOrder() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const receipt = (order: Order) => closedReceipt(order, { t, currency });
  return useMoneyCall({ action: closeOrder, said: t('orders.closedNow'), receipt, quiet: true });
}

/** How many positions closing all of them closed, and how many it left open. */
export interface ClosedAll {
  readonly closed: number;
  readonly left: number;
}

/** Closes every position that can be closed now; where more stayed open than `isSaid` knows of, the caller says so. */
export function useCloseAll(isSaid: (answer: ClosedAll) => boolean) {
  const { t } = useTranslation();
  const said = t('orders.closedNow');
  const receipt = (answer: ClosedAll) => ({ title: isSaid(answer) ? said : '' });
  return useMoneyCall({ action: closeAllOrders, said, receipt });
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
