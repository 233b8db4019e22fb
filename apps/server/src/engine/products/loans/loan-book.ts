import { type Leg, move } from '@truemark/domain';
import type { EntryType, Results } from '../../kernel/registry.js';
import type { Step } from '../../kernel/step.js';
import { requireTwoPeople } from '../reviews/review.js';
import type { FundLoanBook } from './commands.js';
import type { Loan } from './tables/loan.table.js';

/** Books one entry of a loan. */
export function bookLoan(step: Step, { id }: Pick<Loan, 'id'>, legs: readonly Leg[], type: EntryType): void {
  step.enter(legs, { type, refKind: 'loan', refId: id });
}

/**
 * Moves the firm's own money into or out of the loan book, approved by two people. Refuses an amount beyond its
 * balance. The entry refers to their request.
 */
export function fundLoanBook(
  step: Step,
  { amount, memo, approvedBy }: FundLoanBook,
): Results['loan_book.fund'] {
  const refId = requireTwoPeople(step, approvedBy);
  const book = step.house('loan_book', 'real');
  if (book.balance + amount < 0n) step.refuse('loan.book_short');
  const legs = move(step.house('house_capital', 'real').id, book.id, amount);
  const details = { type: 'loan_book.funding', refKind: 'loan_book', refId, memo } as const;
  return { entryId: step.enter(legs, details) };
}
