import type { NumericDecimals } from '@truemark/contracts';
import type { OptionAmountRow } from '@truemark/contracts/admin';
import type { NamedIn } from '../../../providers/translate.js';
import { t } from '../../../texts/texts.js';
import { formatNumber } from '../../../ui/figures.js';

/** Stake on offer. */
export type Amount = NamedIn<'option-amounts', NumericDecimals<OptionAmountRow>>;

export const forWhom = ({ symbolId, showCode }: Amount): string =>
  symbolId === null ? t('options.allOthers') : (showCode ?? String(symbolId));

/** Name of a stake: `100, All others`. */
export const amountName = (amount: Amount): string => `${formatNumber(amount.amount)}, ${forWhom(amount)}`;
