import type { NumericDecimals } from '@truemark/contracts';
import type { OrderDetails, OrderProofRow, OrderRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import { t } from '../../texts/texts.js';
import type { PillTone } from '../../ui/Pill.js';
import { CANCELLED, PENDING } from '../../ui/settled-states.js';

/** Contract order under the specification's names. */
export type Order = NamedIn<'orders', NumericDecimals<OrderRow & Partial<OrderDetails>>>;

/** Answer of `orders/<id>/proof`. */
export type Proof = NamedIn<'orders/proof', NumericDecimals<OrderProofRow>>;

/** Whether the position can be closed now, and by which quote. */
export type Market = NumericDecimals<OrderDetails['Market']>;

export const STATUS: Readonly<Record<Order['status'], { readonly label: string; readonly tone: PillTone }>> =
  {
    0: PENDING,
    1: { label: t('orders.holding'), tone: 'info' },
    3: { label: t('orders.closed'), tone: 'default' },
    4: CANCELLED,
  };

export const CLOSED_BY = [
  '–',
  t('common.customer'),
  t('orders.stopOut'),
  t('orders.takeProfit'),
  t('orders.stopLoss'),
  t('common.operator'),
] as const;

/** Pending or holding: its figures still change. */
export const isOpen = ({ status }: Order): boolean => status === 0 || status === 1;

/** Why the position cannot be closed now; null if it can. */
export function cannotClose({ status, market }: Order): string | null {
  if (status !== 1) return t('orders.thisOrderIsNotOpenAny');
  if (market?.state === 'closed') return t('orders.theMarketIsClosedItCan');
  if (market?.state === 'stale') return t('orders.thereIsNoFreshPriceIt');
  return null;
}

/** Profit after the fee, without the rounding error of a float difference beyond the last digit of money. */
export const netOf = ({ profit, fee }: Pick<Order, 'profit' | 'fee'>): number =>
  Number((profit - fee).toFixed(8));
