import type { AppKey } from '@truemark/i18n';
import { type Deposit, isUndecided } from '../../api/deposits.js';
import type { BadgeTone } from '../../ui/StatusBadge.js';

/**
 * State of a bank deposit with an assigned account: 0 new request, 1 matching, 2 bank details available, 3 proof sent.
 */
export type EditState = 0 | 1 | 2 | 3;

/** State of the server's current order. An order with a proof does not count, unless it was proved on this page. */
export function editStateOf(order: Pick<Deposit, 'bank' | 'proof'> | null, proved: boolean): EditState {
  if (proved) return 3;
  if (!order || order.proof !== '') return 0;
  return order.bank ? 2 : 1;
}

interface Standing {
  readonly text: AppKey;
  readonly tone: BadgeTone;
}

/** Method of a deposit, with its currency. */
export const wayText = ({ way }: Pick<Deposit, 'way'>): AppKey =>
  way === 'coin' ? 'deposit.byCoin' : 'cash.byBank';

/** Whether the customer has done everything and the deposit is undecided. */
export const isBeingChecked = (deposit: Deposit): boolean =>
  isUndecided(deposit) && (deposit.way === 'coin' || (deposit.bank !== null && deposit.proof !== ''));

/** Status of a deposit, in words. */
export function standingOf(deposit: Deposit): Standing {
  const { status, bank, isCancelled } = deposit;
  if (isCancelled) return { text: 'deposit.state.cancelled', tone: 'flat' };
  if (status === 'approved') return { text: 'deposit.state.finished', tone: 'accent' };
  if (status === 'rejected') return { text: 'deposit.state.rejected', tone: 'danger' };
  if (status === 'invalid') return { text: 'deposit.state.invalid', tone: 'danger' };
  if (isBeingChecked(deposit)) return { text: 'deposit.state.unchecked', tone: 'waiting' };
  return { text: bank ? 'deposit.state.proof' : 'deposit.state.matching', tone: 'waiting' };
}
