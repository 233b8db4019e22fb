import type { Me } from '../../providers/auth-provider.js';
import { t } from '../../texts/texts.js';
import { money } from '../../ui/figures.js';
import { useSettingValue } from '../../ui/use-currency.js';
import type { WithdrawalDetails } from './withdrawal.js';

/**
 * Text for an operator who approved the withdrawal himself and also pays it: the rule that allows it; null if somebody
 * else approved it.
 */
export function ownApprovalText(
  { id, number, currency, evidence }: Pick<WithdrawalDetails, 'id' | 'number' | 'currency' | 'evidence'>,
  email: string | undefined,
  limit: string | undefined,
): string | null {
  const own = evidence.decisions.find(
    (each) => each.id === id && each.action === 'approve' && each.operator === email,
  );
  if (own === undefined) return null;
  if (own.asked_by !== null) return t('withdrawals.youAgreedToIt', { who: own.asked_by });
  // The limit may have been lowered since.
  const holds = limit !== undefined && number <= Number(limit);
  return holds
    ? t('withdrawals.youApprovedItUpTo', { sum: `${money(Number(limit))} ${currency}` })
    : t('withdrawals.youApprovedIt');
}

export function useOwnApproval(withdrawal: WithdrawalDetails | undefined, me: Me | undefined): string | null {
  const limit = useSettingValue('review_four_eyes_amount');
  return withdrawal ? ownApprovalText(withdrawal, me?.email, limit) : null;
}
