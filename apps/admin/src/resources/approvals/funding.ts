import { t } from '../../texts/texts.js';
import { amountFault } from '../adjustments/adjustment.js';

/** Error of an amount to pay in or take out; undefined if valid. */
export function fundingFault(typed: string): string | undefined {
  const fault = amountFault(typed);
  if (fault !== undefined) return fault;
  return /\.\d{3,}$/.test(typed.trim()) ? t('approvals.atMost2Decimals') : undefined;
}
