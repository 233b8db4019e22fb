import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined';
import type { Product } from '../../product.js';
import { page } from '../../ui/page.js';

export const product: Product = {
  name: 'loans',
  rail: {
    group: 'Reviews',
    label: 'Loans',
    icon: CreditScoreOutlined,
    queue: { sort: 'created_at_ms', filter: { waits_for: 'operator' } },
  },
  pages: {
    list: page(() => import('./LoanList.js'), 'LoanList'),
    show: page(() => import('./LoanReview.js'), 'LoanReview'),
  },
  customerTabs: [
    { label: 'Loans', path: 'loans', rows: page(() => import('./CustomerLoans.js'), 'CustomerLoans') },
  ],
  ledger: {
    entries: {
      loan: 'Loan paid out',
      'loan.repayment': 'Loan repaid',
      'loan.write_off': 'Loan written off',
      'loan_book.funding': 'Loan book filled or emptied',
    },
    accounts: {
      loan_book: 'Loan book',
      house_capital: 'The firm’s own money',
      loan_income: 'Income of loans',
      loan_repayments: 'Repayments of loans',
      loan_losses: 'Losses of loans',
    },
    cause: 'loan',
  },
  requests: { kinds: ['loans.approve', 'loans.repayment_approve', 'loans.write_off'], noun: 'Loan' },
  settings: {
    loan_four_eyes_limit:
      'Loans above it, and repayments by a proof above it, need two people from now on. What was approved before stays as it is.',
    loan_blocks_transfers: {
      on: 'Whoever owes a loan moves money only from his funding account to where he trades, from now on.',
      off: 'Whoever owes a loan moves money between his accounts as everybody does. He takes none out before it is repaid.',
    },
  },
};
