import { t } from '../../texts/texts.js';
import type { WithdrawalDetails } from './withdrawal.js';

/** Actions that are possible although the customer's identity is not verified. */
export type Act = 'approve' | 'request' | 'paid';

const DOUBTS: Readonly<Record<WithdrawalDetails['evidence']['level'], string | null>> = {
  none: t('withdrawals.identityNotVerified'),
  junior: t('withdrawals.onlyJuniorVerified'),
  senior: null,
};

const ANYWAY: Readonly<Record<Act, string>> = {
  approve: t('withdrawals.approveAnyway'),
  request: t('withdrawals.askAnyway'),
  paid: t('withdrawals.payAnyway'),
};

/** A list row may be in the cache until the evidence is loaded: nothing is decided before that. */
type Asked = { readonly evidence?: Pick<WithdrawalDetails['evidence'], 'level'> };

/**
 * Statement to tick before money goes to an unverified customer: customers are told that both levels are checked before
 * a withdrawal is paid.
 */
export function meantAnyway({ evidence }: Asked, act: Act): string[] {
  const doubt = evidence ? DOUBTS[evidence.level] : null;
  return doubt === null ? [] : [t('withdrawals.doubtAnyway', { doubt, act: ANYWAY[act] })];
}
