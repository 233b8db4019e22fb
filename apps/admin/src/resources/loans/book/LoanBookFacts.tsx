import { t } from '../../../texts/texts.js';
import { Facts } from '../../../ui/Facts.js';
import { money } from '../../../ui/figures.js';
import { When } from '../../../ui/WhenField.js';
import { type LoanBook, lateInAll } from './loan-book.js';

/** Figures of the loan book, line by line. */
export const LoanBookFacts = ({ book }: { book: LoanBook }) => {
  const sum = (value: number): string => `${money(value)} ${book.currency}`;
  const loans = ({ count, amount }: { count: number; amount: number }): string =>
    t('loans.inLoan', { amount: sum(amount), count });
  return (
    <Facts
      rows={[
        [t('loans.canStillBeLent'), <strong key="balance">{sum(book.balance)}</strong>],
        [t('loans.putInByTheFirm'), sum(book.capital)],
        [t('loans.lent'), loans(book.lent)],
        [t('loans.ofItUnderCheck'), loans(book.checking)],
        [t('loans.ofItLate'), loans(lateInAll(book.overdue))],
        [t('loans.inReview'), loans(book.in_review)],
        [t('loans.incomeSoFar'), sum(book.income)],
        [t('loans.writtenOff'), loans(book.written_off)],
        [t('loans.asOf'), <When key="as-of" ms={book.as_of_ms} />],
      ]}
    />
  );
};
