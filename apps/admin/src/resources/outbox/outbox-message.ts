import type { InNumbers } from '@truemark/contracts';
import type { OutboxRow } from '@truemark/contracts/admin';
import { t } from '../../texts/texts.js';
export type OutboxMessage = InNumbers<OutboxRow>;

/** What each kind of message is about. */
export const KINDS: Readonly<Record<string, string>> = {
  'code.register': t('outbox.codeRegistration'),
  'code.reset': t('outbox.codeNewPassword'),
  'code.payment': t('outbox.codePayments'),
  'account.taken': t('outbox.accountExistsAlready'),
  'password.changed': t('outbox.passwordWasChanged'),
  'factor.added': t('outbox.authenticatorAppWasSetUp'),
  'factor.removed': t('outbox.authenticatorAppWasTakenAway'),
  'cash.deposit_assigned': t('outbox.cashDepositAssigned'),
  'cash.deposit_approved': t('outbox.cashDepositApproved'),
  'cash.deposit_rejected': t('outbox.cashDepositRejected'),
  'cash.deposit_invalid': t('outbox.cashDepositInvalid'),
  'cash.withdrawal_submitted': t('outbox.cashWithdrawalSubmitted'),
  'cash.withdrawal_cancelled': t('outbox.cashWithdrawalCancelled'),
  'cash.withdrawal_approved': t('outbox.cashWithdrawalApproved'),
  'cash.withdrawal_rejected': t('outbox.cashWithdrawalRejected'),
  'cash.withdrawal_paid': t('outbox.cashWithdrawalPaid'),
  'cash.adjusted': t('outbox.cashAdjusted'),
  'cash.method_bound': t('outbox.cashMethodBound'),
  'verification.approved': t('outbox.verificationApproved'),
  'verification.rejected': t('outbox.verificationRejected'),
  'verification.revoked': t('outbox.verificationRevoked'),
  'customer.blocked': t('outbox.customerBlocked'),
  'customer.allowed': t('outbox.customerAllowed'),
  'margin.call': t('outbox.marginCall'),
  'margin.stop_out': t('outbox.marginStopOut'),
  'order.closed_by_house': t('outbox.orderClosedByHouse'),
  'trader.approve': t('outbox.traderApprove'),
  'trader.reject': t('outbox.traderReject'),
  'trader.suspend': t('outbox.traderSuspend'),
  'trader.reinstate': t('outbox.traderReinstate'),
  welcome: t('outbox.welcome'),
  alert: t('outbox.alert'),
};

/** A kind that has no name yet by its code, in words. */
export function kindName(kind: string): string {
  const inWords = kind.replaceAll(/[._-]/g, ' ');
  return KINDS[kind] ?? inWords.charAt(0).toUpperCase() + inWords.slice(1);
}
