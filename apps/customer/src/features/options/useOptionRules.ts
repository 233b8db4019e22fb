import type { OptionDirection, PayoutTerms } from '@truemark/domain';
import { lossAmount } from '@truemark/domain';
import { formatMoney, ltr } from '@truemark/i18n';
import { useTranslation } from 'react-i18next';
import { useConfig } from '../configuration/configuration.js';
import { percentOf } from './percent.js';

/** Rules of an option, one plain sentence each, with its figures. */
export function useOptionRules() {
  const { t } = useTranslation();
  const { currency } = useConfig();
  const money = (amount: bigint): string => ltr(`${formatMoney(amount)} ${currency}`);
  const loss = (terms: PayoutTerms): string => {
    const lost = lossAmount(terms);
    if (terms.lossLevel !== 1 || (terms.stake > 0n && lost === terms.stake)) return t('options.rule.lossAll');
    if (terms.stake === 0n) return t('options.rule.lossShare', { percent: ltr(percentOf(terms.ratio)) });
    return t('options.rule.lossPart', { loss: money(lost), back: money(terms.stake - lost) });
  };
  return {
    /** Shown under the panel, before a direction is chosen. */
    outcomes: (terms: PayoutTerms): string[] => [t('options.rule.tie'), loss(terms)],
    /** Shown again before the purchase. */
    all: (terms: PayoutTerms, direction: OptionDirection): string[] => [
      t('options.rule.entry'),
      t(`options.rule.${direction}`),
      t('options.rule.tie'),
      loss(terms),
      t('options.rule.void'),
    ],
  };
}
