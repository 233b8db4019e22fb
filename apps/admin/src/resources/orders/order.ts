import type { InNumbers } from '@truemark/contracts';
import type { OrderRow, WholeOrder } from '@truemark/contracts/admin';
import type { NamedIn } from '../../providers/translate.js';
import type { PillTone } from '../../ui/Pill.js';

/** A contract order under the specification's names. */
export type Order = NamedIn<'orders', InNumbers<OrderRow & Partial<WholeOrder>>>;

/** Whether the position can be closed at this instant, and by which quote. */
export type Market = InNumbers<WholeOrder['Market']>;

export const STATUS: Readonly<Record<Order['status'], { readonly label: string; readonly tone: PillTone }>> =
  {
    0: { label: 'Pending', tone: 'warning' },
    1: { label: 'Holding', tone: 'info' },
    3: { label: 'Closed', tone: 'default' },
    4: { label: 'Cancelled', tone: 'default' },
  };

export const CLOSED_BY = ['–', 'Customer', 'Stop-out', 'Take-profit', 'Stop-loss', 'Operator'] as const;

/** Pending or holding: its figures still move. */
export const isOpen = ({ status }: Order): boolean => status === 0 || status === 1;

/** Why the position cannot be closed at this instant; null when it can. */
export function cannotClose({ status, market }: Order): string | null {
  if (status !== 1) return 'This order is not open any more.';
  if (market?.state === 'closed') return 'The market is closed: it can be closed once it opens again.';
  if (market?.state === 'stale')
    return 'There is no fresh price: it can be closed once the next one arrives.';
  return null;
}
