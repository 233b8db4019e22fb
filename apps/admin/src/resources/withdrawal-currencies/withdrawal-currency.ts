import { drawTypeNumbers, feeTypeNumbers } from '@truemark/contracts';
import { figure } from '../../ui/figures.js';
import type { Bounds, Terms } from '../../ui/terms/TermsList.js';

/** What customers may be paid in, and what that costs. */
export interface WithdrawalCurrency extends Terms, Bounds {
  readonly type: number;
  readonly code: string;
  /** A coin's network; empty for a bank. */
  readonly protocol: string;
  readonly fee_type: number;
  readonly draw_rate: number;
  readonly price_symbol_id: number | null;
  readonly usd_price: number;
}

export const WAYS = [
  { id: drawTypeNumbers.coin, name: 'Coin' },
  { id: drawTypeNumbers.bank, name: 'Bank' },
];
export const FEES = [
  { id: feeTypeNumbers.fixed, name: 'Fixed, in account currency' },
  { id: feeTypeNumbers.percent, name: 'Percent of the amount' },
];

/** What a withdrawal costs, in a few letters. */
export const feeText = ({
  fee_type: type,
  draw_rate: rate,
}: Pick<WithdrawalCurrency, 'fee_type' | 'draw_rate'>): string =>
  type === feeTypeNumbers.fixed ? figure(rate) : `${figure(rate)}%`;
