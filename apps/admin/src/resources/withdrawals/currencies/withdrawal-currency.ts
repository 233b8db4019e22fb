import { drawTypeNumbers, feeTypeNumbers, type NumericDecimals } from '@truemark/contracts';
import type { WithdrawalCurrencyRow } from '@truemark/contracts/admin';
import { t } from '../../../texts/texts.js';
import { formatNumber } from '../../../ui/figures.js';

/** Currency for payouts, and its costs. */
export type WithdrawalCurrency = NumericDecimals<WithdrawalCurrencyRow>;

export const WAYS = [
  { id: drawTypeNumbers.coin, name: t('common.coin') },
  { id: drawTypeNumbers.bank, name: t('common.bank') },
];
export const FEES = [
  { id: feeTypeNumbers.fixed, name: t('withdrawals.fixedInAccountCurrency') },
  { id: feeTypeNumbers.percent, name: t('withdrawals.percentOfTheAmount') },
];

/** Fee of a withdrawal, in short form. */
export const feeText = ({
  fee_type: type,
  draw_rate: rate,
}: Pick<WithdrawalCurrency, 'fee_type' | 'draw_rate'>): string =>
  type === feeTypeNumbers.fixed ? formatNumber(rate) : `${formatNumber(rate)}%`;
