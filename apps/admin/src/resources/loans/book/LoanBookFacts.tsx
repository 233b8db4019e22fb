import { Facts } from '../../../ui/Facts.js';
import { money } from '../../../ui/figures.js';
import { When } from '../../../ui/WhenField.js';
import { type LoanBook, lateInAll } from './loan-book.js';

/** The figures of the loan book, line by line. */
export const LoanBookFacts = ({ book }: { book: LoanBook }) => {
  const sum = (value: number): string => `${money(value)} ${book.currency}`;
  const loans = ({ count, amount }: { count: number; amount: number }): string =>
    `${sum(amount)} in ${count} loan${count === 1 ? '' : 's'}`;
  return (
    <Facts
      rows={[
        ['Can still be lent', <strong key="balance">{sum(book.balance)}</strong>],
        ['Put in by the firm', sum(book.capital)],
        ['Lent', loans(book.lent)],
        ['Of it under check', loans(book.checking)],
        ['Of it late', loans(lateInAll(book.overdue))],
        ['In review', loans(book.in_review)],
        ['Income so far', sum(book.income)],
        ['Written off', loans(book.written_off)],
        ['As of', <When key="as-of" ms={book.as_of_ms} />],
      ]}
    />
  );
};
