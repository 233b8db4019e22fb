import { decimal, formatDecimal } from '@truemark/money';
import type { ApprovalInput } from '../approvals/approval-kind.js';

/** Kind of approval that funds or drains the loan book. */
export const LOAN_BOOK = 'loan_book.fund';

/** Subject of such a request: there is only one book. */
export const LOAN_BOOK_SUBJECT = 'loan_book';

interface FundingPayload {
  /** Plain decimal; negative takes money out. */
  readonly amount: string;
}

/** Payload of a request; 10⁻⁸ of account currency, negative takes money out. */
export const fundingPayload = (amount: bigint): Record<string, unknown> => {
  const payload: FundingPayload = { amount: formatDecimal(amount) };
  return { ...payload };
};

/** Sum of a request, 10⁻⁸ of account currency; negative takes money out. */
export const fundingOf = ({ payload }: Pick<ApprovalInput, 'payload'>): bigint =>
  decimal((payload as unknown as FundingPayload).amount);
