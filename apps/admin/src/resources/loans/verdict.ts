import { money } from '../../ui/figures.js';
import { ASKED } from '../../ui/review/second-person.js';
import type { Stage, WholeLoan } from './loan.js';

/** What is decided in the queue: whether to lend, or whether a repayment came. */
export type Verdict = 'approve' | 'reject';

/** The server's name of a verdict, and what is said when it is done. */
export const ACTIONS: Readonly<Record<Stage, Readonly<Record<Verdict, { path: string; done: string }>>>> = {
  decision: {
    approve: { path: 'approve', done: 'Paid out.' },
    reject: { path: 'reject', done: 'Rejected.' },
  },
  repayment: {
    approve: { path: 'repayment_approve', done: 'Repaid.' },
    reject: { path: 'repayment_reject', done: 'Rejected.' },
  },
};

export const DONE_ASKED = ASKED;

interface Asked {
  readonly title: string;
  readonly touches: string;
  readonly confirm: string;
  readonly danger: boolean;
}

const SECOND = 'One person is not enough for this. A request is made;';

/** What is asked once more before it is done. */
export function askedOf(stage: Stage, verdict: Verdict, loan: WholeLoan): Asked {
  const { uid, currency, needs_second_person: isRequest, payoff } = loan;
  const lent = `${money(loan.amount)} ${currency}`;
  const owed = `${money(payoff?.total ?? loan.total_amount)} ${currency}`;
  const confirm = isRequest ? 'Ask for approval' : null;
  if (stage === 'decision') {
    if (verdict === 'reject')
      return {
        title: `Reject this loan of ${lent}?`,
        touches: 'Nothing is paid out. The customer can ask anew.',
        confirm: 'Reject it',
        danger: true,
      };
    return {
      title: `Lend ${lent} to ${uid}?`,
      touches: isRequest
        ? `${SECOND} nothing is paid out before another owner or operator agrees.`
        : 'The loan book pays it to the customer’s funding account at once.',
      confirm: confirm ?? 'Pay it out',
      danger: false,
    };
  }
  if (verdict === 'reject')
    return {
      title: `Reject the proof for ${owed}?`,
      touches:
        'The loan is to be repaid again. What is still owed goes on counting; further proofs stop nothing.',
      confirm: 'Reject it',
      danger: true,
    };
  return {
    title: `Did ${owed} of ${uid} arrive?`,
    touches: isRequest
      ? `${SECOND} the loan stays open until another owner or operator agrees.`
      : 'The loan is repaid: the amount goes back to the loan book, interest and penalty to the house.',
    confirm: confirm ?? 'It arrived',
    danger: false,
  };
}

/** What becomes of a loan that is given up, and who has to agree. */
export const writeOffText = ({ amount, currency, uid }: WholeLoan): string =>
  `Two people write a loan off: you ask, and another owner or operator agrees to it under “To approve”. Then the house bears the loss of ${money(amount)} ${currency}, and ${uid} can never borrow again.`;
