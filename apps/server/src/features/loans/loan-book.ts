import { decimal, formatDecimal } from '@truemark/money';
import type { Asked } from '../approvals/approval-kind.js';

/** The kind of approval that puts money into the loan book or takes some out. */
export const LOAN_BOOK = 'loan_book.fund';

/** What a request names as its subject: there is one book. */
export const LOAN_BOOK_SUBJECT = 'loan_book';

interface FundingPayload {
  /** Plain decimal; below zero takes money out. */
  readonly amount: string;
}

/** What a request keeps of the sum; 10⁻⁸ of account currency, below zero takes money out. */
export const fundingPayload = (amount: bigint): Record<string, unknown> => {
  const payload: FundingPayload = { amount: formatDecimal(amount) };
  return { ...payload };
};

/** The sum that a request asks for, 10⁻⁸ of account currency; below zero takes money out. */
export const fundingOf = ({ payload }: Pick<Asked, 'payload'>): bigint =>
  decimal((payload as unknown as FundingPayload).amount);
