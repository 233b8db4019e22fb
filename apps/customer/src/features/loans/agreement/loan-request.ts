import { formatDecimal, parseDecimal } from '@truemark/money';
import type { LoanRequest } from '../../../api/loans.js';

/** The loan request in an address (`id` and `amount`); null if there is none. */
export function loanRequestOf(params: URLSearchParams): LoanRequest | null {
  const productId = Number(params.get('id'));
  const amount = parseDecimal(params.get('amount') ?? '');
  if (!(Number.isInteger(productId) && productId > 0) || amount === null || amount <= 0n) return null;
  return { productId, amount: formatDecimal(amount) };
}

export const queryOf = ({ productId, amount }: LoanRequest): string => `id=${productId}&amount=${amount}`;
