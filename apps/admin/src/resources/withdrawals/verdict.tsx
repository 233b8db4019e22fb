import { lacksHash, usesTransactionHash } from '@truemark/contracts/admin';
import type { ReactNode } from 'react';
import { formatRich } from '../../texts/format-rich.js';
import { t } from '../../texts/texts.js';
import { Verbatim } from '../../ui/Copyable.js';
import { money } from '../../ui/figures.js';
import { ASKED } from '../../ui/review/second-person.js';
import { customerLabel } from '../../ui/whose.js';
import { meantAnyway } from './identity-doubt.js';
import { PaidAlready, type PaidBefore } from './use-paid-before.js';
import { sentText } from './WithdrawalStatement.js';
import type { WithdrawalDetails } from './withdrawal.js';

export type Verdict = 'approve' | 'reject' | 'paid';

/** Notification once it is done. */
export const DONE: Readonly<Record<Verdict | 'request', string>> = {
  approve: t('common.approved2'),
  reject: t('common.rejected2'),
  paid: t('withdrawals.markedAsPaid'),
  request: ASKED,
};

interface Asked {
  readonly title: string;
  readonly touches: ReactNode;
  readonly confirm: string;
  readonly danger: boolean;
  readonly warning?: ReactNode;
  /**
   * Statements to tick: the identity is not verified, the reference is no mistake, or it is also used by another
   * payment.
   */
  readonly agreed?: readonly string[];
}

/** Minimum length of a bank's transfer reference, with at least one digit. */
const BANKS = /^(?=.*\d).{6,}$/u;

/** Objection to a reference, and the statement an operator who means it has to tick. */
function slipIn(
  withdrawal: WithdrawalDetails,
  reference: string,
): { readonly warning?: string; readonly agreed: readonly string[] } {
  if (lacksHash(withdrawal, reference)) {
    return { warning: t('withdrawals.thisIsNoHash'), agreed: [t('withdrawals.agreedThatThisIsNoHash')] };
  }
  if (usesTransactionHash(withdrawal) || BANKS.test(reference.trim())) return { agreed: [] };
  return { warning: t('withdrawals.thisIsShort'), agreed: [t('withdrawals.agreedThatThisIsShort')] };
}

/** Warning that another payment has the same reference: one transfer for two withdrawals, or a mistake. */
function sharedReference(
  withdrawal: WithdrawalDetails,
  { isUnknown, payments }: PaidBefore,
): { readonly warning?: ReactNode; readonly agreed: readonly string[] } {
  if (payments.length > 0) {
    return {
      warning: <PaidAlready withdrawal={withdrawal} payments={payments} />,
      agreed: [t('withdrawals.agreedThatItIsTheSame')],
    };
  }
  if (!isUnknown) return { agreed: [] };
  return {
    warning: t('withdrawals.paidBeforeUnknown'),
    agreed: [t('withdrawals.agreedThoughUnknown')],
  };
}

/** Content of the confirmation dialog. */
export function askedOf(
  verdict: Verdict,
  withdrawal: WithdrawalDetails,
  reference: string,
  before: PaidBefore,
  approvedIt: string | null,
): Asked {
  const { number, currency, evidence, needs_second_person: isRequest } = withdrawal;
  const uid = customerLabel(withdrawal);
  const sum = `${money(number)} ${currency}`;
  const doubts =
    verdict === 'reject'
      ? []
      : meantAnyway(withdrawal, isRequest && verdict === 'approve' ? 'request' : verdict);
  const after = (balance: number): string =>
    t('common.balanceAfter', { balance: `${money(balance)} ${currency}` });
  switch (verdict) {
    case 'approve':
      return {
        title: t('withdrawals.approveOf', { sum, uid }),
        touches: `${after(evidence.free)} ${
          isRequest ? t('withdrawals.onePersonIsNotEnoughFor') : t('withdrawals.theMoneyLeavesTheBooksAt')
        }`,
        confirm: isRequest ? t('common.askForApproval') : t('withdrawals.approveIt'),
        agreed: doubts,
        danger: doubts.length > 0,
      };
    case 'reject':
      return {
        title: t('withdrawals.rejectThisWithdrawalOf', { sum, uid }),
        touches: `${after(evidence.free + number)} ${t('withdrawals.theWholeAmountGoesBackTo')}`,
        confirm: t('common.rejectIt'),
        danger: true,
      };
    case 'paid': {
      const slip = slipIn(withdrawal, reference);
      const shared = sharedReference(withdrawal, before);
      return {
        title: t('withdrawals.wasOfSent', { sum: sentText(withdrawal), uid }),
        touches: (
          <>
            {formatRich('withdrawals.theCustomerIsToldThatIt', {
              reference: <Verbatim text={reference.trim()} />,
            })}
            {approvedIt && <div>{approvedIt}</div>}
          </>
        ),
        ...slip,
        ...shared,
        agreed: [...doubts, ...slip.agreed, ...shared.agreed],
        confirm: t('withdrawals.markAsPaid'),
        danger: doubts.length + shared.agreed.length > 0,
      };
    }
  }
}
