import type { ChargeRecord } from '@truemark/contracts';
import type { AppKey } from '@truemark/i18n';

/** Where the edit flow of a bank deposit stands: 0 a new request, 1 matching, 2 bank details are there, 3 proof is sent. */
export type EditState = 0 | 1 | 2 | 3;

/** As the server's current order says; one with a proof is none any more, unless it was proved on this page. */
export function editStateOf(
  order: Pick<ChargeRecord, 'bank_info' | 'proof_img'> | null,
  proved: boolean,
): EditState {
  if (proved) return 3;
  if (!order || order.proof_img !== '') return 0;
  return order.bank_info ? 2 : 1;
}

interface Standing {
  readonly text: AppKey;
  readonly tone: 'up' | 'down' | 'flat' | 'accent';
}

/** How a deposit stands, in words. */
export function standingOf({ status, type, bank_info, proof_img, is_cancelled }: ChargeRecord): Standing {
  if (is_cancelled === 1) return { text: 'deposit.state.cancelled', tone: 'flat' };
  if (status === 1) return { text: 'deposit.state.finished', tone: 'up' };
  if (status === 2) return { text: 'deposit.state.rejected', tone: 'down' };
  if (status === 3) return { text: 'deposit.state.invalid', tone: 'down' };
  if (type === 1 && !bank_info) return { text: 'deposit.state.matching', tone: 'accent' };
  if (type === 1 && proof_img === '') return { text: 'deposit.state.proof', tone: 'accent' };
  return { text: 'deposit.state.unchecked', tone: 'accent' };
}
