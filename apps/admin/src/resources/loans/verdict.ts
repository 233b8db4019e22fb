import { t } from '../../texts/texts.js';
import { money } from '../../ui/figures.js';
import { ASKED } from '../../ui/review/second-person.js';
import { customerLabel } from '../../ui/whose.js';
import type { LoanDetails, Stage } from './loan.js';

/** Decision in the queue: on lending, or on whether a repayment arrived. */
export type Verdict = 'approve' | 'reject';

/** Server action of a verdict, and the notification afterwards. */
export const ACTIONS: Readonly<Record<Stage, Readonly<Record<Verdict, { path: string; done: string }>>>> = {
  decision: {
    approve: { path: 'approve', done: t('loans.paidOut2') },
    reject: { path: 'reject', done: t('common.rejected2') },
  },
  repayment: {
    approve: { path: 'repayment_approve', done: t('loans.repaid2') },
    reject: { path: 'repayment_reject', done: t('common.rejected2') },
  },
};

export const DONE_ASKED = ASKED;

interface Asked {
  readonly title: string;
  readonly touches: string;
  readonly confirm: string;
  readonly danger: boolean;
}

const SECOND = t('loans.onePersonIsNotEnoughFor');

/** Content of the confirmation dialog. */
export function askedOf(stage: Stage, verdict: Verdict, loan: LoanDetails): Asked {
  const { currency, needs_second_person: isRequest, payoff } = loan;
  const uid = customerLabel(loan);
  const lent = `${money(loan.amount)} ${currency}`;
  const owed = `${money(payoff?.total ?? loan.total_amount)} ${currency}`;
  const confirm = isRequest ? t('common.askForApproval') : null;
  if (stage === 'decision') {
    if (verdict === 'reject')
      return {
        title: t('loans.rejectThisLoanOf', { lent }),
        touches: t('loans.nothingIsPaidOutTheCustomer'),
        confirm: t('common.rejectIt'),
        danger: true,
      };
    return {
      title: t('loans.lendTo', { lent, uid }),
      touches: isRequest
        ? t('loans.nothingIsPaidOutBeforeAnother', { second: SECOND })
        : t('loans.theLoanBookPaysItTo'),
      confirm: confirm ?? t('loans.payItOut'),
      danger: false,
    };
  }
  if (verdict === 'reject')
    return {
      title: t('loans.rejectTheProofFor', { owed }),
      touches: t('loans.theLoanIsToBeRepaid'),
      confirm: t('common.rejectIt'),
      danger: true,
    };
  return {
    title: t('loans.didOfArrive', { owed, uid }),
    touches: isRequest
      ? t('loans.theLoanStaysOpenUntilAnother', { second: SECOND })
      : t('loans.theLoanIsRepaidTheAmount'),
    confirm: confirm ?? t('loans.itArrived'),
    danger: false,
  };
}

/** Consequences of writing off a loan, and who has to approve. */
export const writeOffText = (loan: LoanDetails): string =>
  t('loans.twoPeopleWriteALoanOff', {
    amount: money(loan.amount),
    currency: loan.currency,
    uid: customerLabel(loan),
  });
