import { t } from '../../texts/texts.js';
import type { WholeWithdrawal } from './withdrawal.js';

/** What is done although who asks is not known well enough. */
export type Act = 'approve' | 'request' | 'paid';

const DOUBTS: Readonly<Record<WholeWithdrawal['evidence']['level'], string | null>> = {
  none: t('withdrawals.identityNotVerified'),
  junior: t('withdrawals.onlyJuniorVerified'),
  senior: null,
};

const ANYWAY: Readonly<Record<Act, string>> = {
  approve: t('withdrawals.approveAnyway'),
  request: t('withdrawals.askAnyway'),
  paid: t('withdrawals.payAnyway'),
};

/** A list's row may stand in until the evidence has come: nothing is decided on before. */
type Asked = { readonly evidence?: Pick<WholeWithdrawal['evidence'], 'level'> };

/**
 * What has to be ticked before money goes to somebody whose identity is not verified: customers are told that both
 * levels are checked before a withdrawal is paid.
 */
export function meantAnyway({ evidence }: Asked, act: Act): string[] {
  const doubt = evidence ? DOUBTS[evidence.level] : null;
  return doubt === null ? [] : [t('withdrawals.doubtAnyway', { doubt, act: ANYWAY[act] })];
}
