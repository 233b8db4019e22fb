import { move } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { EntryType } from '../../kernel/tables/ledger.table.js';
import type { Order } from './tables/order.table.js';

type Booked = Pick<Order, 'id' | 'customerId' | 'accountId'>;

/** Moves between the customer's free and held parts; a negative amount gives back. */
function hold(step: Step, { id, customerId, accountId }: Booked, amount: bigint, type: EntryType): void {
  if (amount === 0n) return;
  const held = step.wallet(customerId, 'forex', 'held').id;
  step.enter(move(accountId, held, amount), { type, refKind: 'order', refId: id, overdraft: amount < 0n });
}

/** An opening: the margin is held, the fee goes to the house. */
export function bookOpening(step: Step, order: Order): void {
  hold(step, order, order.margin, 'order.margin_hold');
  if (order.fee === 0n) return;
  const free = step.wallet(order.customerId, 'forex', 'free');
  const fees = step.house('house_fees', free.book).id;
  step.enter(move(free.id, fees, order.fee), { type: 'order.fee', refKind: 'order', refId: order.id });
}

/** A pending order's margin and fee are set aside. */
export const bookReservation = (step: Step, order: Order): void =>
  hold(step, order, order.margin + order.fee, 'order.reserve');

/** What was set aside comes back in full. */
export const bookReservationBack = (step: Step, order: Order): void =>
  hold(step, order, -(order.margin + order.fee), 'order.release');

/** A closing: margin back, profit from or to the house. */
export function bookClosing(step: Step, order: Order): void {
  hold(step, order, -order.margin, 'order.margin_release');
  if (order.profit === 0n) return;
  const free = step.wallet(order.customerId, 'forex', 'free');
  const house = step.house('house_profit', free.book).id;
  const ref = { refKind: 'order', refId: order.id };
  step.enter(move(house, free.id, order.profit), { type: 'order.profit', overdraft: true, ...ref });
}
