import type { TFunction } from 'i18next';
import type { ClosingAll } from './closing-all.js';

/** Label of the button that closes all positions that can be closed now. */
export const closingAllText = (t: TFunction, { all, number }: ClosingAll): string =>
  number === all ? t('orders.all.open', { number }) : t('orders.all.some', { number, all });

/** Text keys of an order's status and of who ended it. */
export const STATUS_KEYS = {
  pending: 'orders.state.pending',
  holding: 'orders.state.holding',
  closed: 'orders.closed',
  cancelled: 'orders.cancelled',
} as const;

export const CLOSED_KEYS = {
  customer: 'orders.by.customer',
  stopOut: 'orders.by.stopOut',
  takeProfit: 'orders.by.takeProfit',
  stopLoss: 'orders.by.stopLoss',
  operator: 'orders.by.operator',
} as const;
