import { t } from '../../texts/texts.js';
import { amountFault } from '../adjustments/adjustment.js';

/** What is wrong with an amount of money to put in or take out; undefined where nothing is. */
export function fundingFault(typed: string): string | undefined {
  const fault = amountFault(typed);
  if (fault !== undefined) return fault;
  return /\.\d{3,}$/.test(typed.trim()) ? t('approvals.atMost2Decimals') : undefined;
}
