import { move } from '@truemark/domain';
import type { Step } from '../../kernel/step.js';
import type { EntryType } from '../../kernel/tables/ledger.table.js';
import type { Order } from './tables/order.table.js';

type OrderAccount = Pick<Order, 'id' | 'customerId' | 'accountId'>;

/** Moves an amount from the customer's free to the held account; a negative amount moves it back. */
function moveToHeld(
  step: Step,
  { id, customerId, accountId }: OrderAccount,
  amount: bigint,
  type: EntryType,
): void {
  if (amount === 0n) return;
  const held = step.wallet(customerId, 'forex', 'held').id;
  step.enter(move(accountId, held, amount), { type, refKind: 'order', refId: id, overdraft: amount < 0n });
}

/** Books an opening: holds the margin and pays the fee to the fee account. */
export function bookOpening(step: Step, order: Order): void {
  moveToHeld(step, order, order.margin, 'order.margin_hold');
  if (order.fee === 0n) return;
  const free = step.wallet(order.customerId, 'forex', 'free');
  const fees = step.house('house_fees', free.book).id;
  step.enter(move(free.id, fees, order.fee), { type: 'order.fee', refKind: 'order', refId: order.id });
}

/** Reserves a pending order's margin and fee. */
export const bookReservation = (step: Step, order: Order): void =>
  moveToHeld(step, order, order.margin + order.fee, 'order.reserve');

/** Releases a reservation in full. */
export const bookRelease = (step: Step, order: Order): void =>
  moveToHeld(step, order, -(order.margin + order.fee), 'order.release');

/** Books a closing: releases the margin and settles the profit or loss against the profit account. */
export function bookClosing(step: Step, order: Order): void {
  moveToHeld(step, order, -order.margin, 'order.margin_release');
  if (order.profit === 0n) return;
  const free = step.wallet(order.customerId, 'forex', 'free');
  const house = step.house('house_profit', free.book).id;
  const ref = { refKind: 'order', refId: order.id };
  step.enter(move(house, free.id, order.profit), { type: 'order.profit', overdraft: true, ...ref });
}
