import { money } from '../../ui/figures.js';
import { ASKED } from '../../ui/review/second-person.js';
import type { WholeWithdrawal } from './withdrawal.js';

export type Verdict = 'approve' | 'reject' | 'paid';

/** What is said when it is done. */
export const DONE: Readonly<Record<Verdict | 'request', string>> = {
  approve: 'Approved.',
  reject: 'Rejected.',
  paid: 'Marked as paid.',
  request: ASKED,
};

interface Asked {
  readonly title: string;
  readonly touches: string;
  readonly confirm: string;
  readonly danger: boolean;
}

/** What is asked once more before it is done. */
export function askedOf(
  verdict: Verdict,
  { number, uid, currency, needs_second_person: isRequest }: WholeWithdrawal,
  reference: string,
): Asked {
  const sum = `${money(number)} ${currency}`;
  switch (verdict) {
    case 'approve':
      return {
        title: `Approve ${sum} of ${uid}?`,
        touches: isRequest
          ? 'One person is not enough for this. A request is made; nothing is paid before a second person agrees.'
          : 'The money leaves the books at once. It is then to be sent and marked as paid.',
        confirm: isRequest ? 'Ask for approval' : 'Approve it',
        danger: false,
      };
    case 'reject':
      return {
        title: `Reject this withdrawal of ${sum}?`,
        touches: 'The whole amount goes back to the customer’s funding account.',
        confirm: 'Reject it',
        danger: true,
      };
    case 'paid':
      return {
        title: `Was ${sum} of ${uid} sent?`,
        touches: `The customer is told that it was sent, with the reference ${reference.trim()}.`,
        confirm: 'Mark as paid',
        danger: false,
      };
  }
}
