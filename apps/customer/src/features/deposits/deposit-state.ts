import type { AppKey } from '@truemark/i18n';
import { type Deposit, isUndecided } from '../../api/deposits.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';

/** Where the edit flow of a bank deposit stands: 0 a new request, 1 matching, 2 bank details are there, 3 proof is sent. */
export type EditState = 0 | 1 | 2 | 3;

/** As the server's current order says; one with a proof is none any more, unless it was proved on this page. */
export function editStateOf(order: Pick<Deposit, 'bank' | 'proof'> | null, proved: boolean): EditState {
  if (proved) return 3;
  if (!order || order.proof !== '') return 0;
  return order.bank ? 2 : 1;
}

interface Standing {
  readonly text: AppKey;
  readonly tone: BadgeTone;
}

/** By what a deposit came, with its currency. */
export const wayText = ({ way }: Pick<Deposit, 'way'>): AppKey =>
  way === 'coin' ? 'deposit.byCoin' : 'cash.byBank';

/** Whether the customer has done his part of it, and nobody has decided on it. */
export const isBeingChecked = (deposit: Deposit): boolean =>
  isUndecided(deposit) && (deposit.way === 'coin' || (deposit.bank !== null && deposit.proof !== ''));

/** How a deposit stands, in words. */
export function standingOf(deposit: Deposit): Standing {
  const { status, bank, isCancelled } = deposit;
  if (isCancelled) return { text: 'deposit.state.cancelled', tone: 'flat' };
  if (status === 'approved') return { text: 'deposit.state.finished', tone: 'accent' };
  if (status === 'rejected') return { text: 'deposit.state.rejected', tone: 'danger' };
  if (status === 'invalid') return { text: 'deposit.state.invalid', tone: 'danger' };
  if (isBeingChecked(deposit)) return { text: 'deposit.state.unchecked', tone: 'waiting' };
  return { text: bank ? 'deposit.state.proof' : 'deposit.state.matching', tone: 'waiting' };
}
