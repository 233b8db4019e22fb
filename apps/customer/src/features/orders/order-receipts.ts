import {
  formatFigure,
  formatMoney,
  formatPrice,
  formatSignedPlaces,
  ltr,
  MONEY_PLACES,
} from '@truemark/i18n';
import type { TFunction } from 'i18next';
import type { Order } from '../../api/orders.js';
import type { Receipt } from '../../ui/receipt.js';

interface Written {
  readonly t: TFunction;
  readonly currency: string;
}

const factsOf = ({ lots, symbol }: Order) => ({
  lots: ltr(formatFigure(lots)),
  symbol: ltr(symbol.showCode),
});
const TABS = { pending: 0, holding: 1, closed: 3, cancelled: 3 } as const;

const view = ({ id, status }: Order, t: TFunction): Receipt['actions'] => [
  { label: t('receipt.view'), to: `/order?type=${TABS[status]}&source=0&order=${id}` },
];

/** Receipt of a placed order: filled with price and fee, or pending. */
export function placedReceipt(order: Order, { t, currency }: Written): Receipt {
  const isPending = order.status === 'pending';
  const at = isPending ? order.targetPrice : order.openPrice;
  const price = ltr(formatPrice(at, order.symbol.pricePrecision));
  const done = order.side === 'buy' ? 'bought' : 'sold';
  return {
    title: t(isPending ? `receipt.waits.${order.side}` : `receipt.${done}`, { ...factsOf(order), price }),
    detail: t('receipt.fee', { fee: ltr(`${formatMoney(order.fee)} ${currency}`) }),
    actions: view(order, t),
  };
}

/** Receipt of a closed position or part. */
export function closedReceipt(order: Order, { t, currency }: Written): Receipt {
  const net = formatSignedPlaces(order.profit - order.fee, MONEY_PLACES);
  return {
    title: t('receipt.closed', {
      ...factsOf(order),
      price: ltr(formatPrice(order.price, order.symbol.pricePrecision)),
    }),
    detail: t('receipt.net', { net: ltr(`${net} ${currency}`) }),
    actions: view(order, t),
  };
}
