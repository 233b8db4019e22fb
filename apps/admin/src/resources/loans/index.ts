import CreditScoreOutlined from '@mui/icons-material/CreditScoreOutlined';
import type { Product } from '../../product.js';
import { t } from '../../texts/texts.js';
import { page } from '../../ui/page.js';
import { fields } from './field-words.js';

export const product: Product = {
  name: 'loans',
  fields,
  pageTexts: {
    'loan.agree_rule': t('descriptions.atLoanRules'),
    'loan.agree_protocol': t('descriptions.atLoanProtocol'),
    'loan.agree_law': t('descriptions.atLoanLaw'),
  },
  rail: {
    group: 'Reviews',
    label: t('loans.loans'),
    key: 'l',
    icon: CreditScoreOutlined,
    queue: {
      sort: 'created_at_ms',
      since: 'waits_since_ms',
      until: 'promised_at_ms',
      asks: ['loans.approve', 'loans.repayment_approve'],
      filter: { waits_for: 'operator' },
    },
  },
  pages: {
    list: page(() => import('./LoanList.js'), 'LoanList'),
    show: page(() => import('./LoanReview.js'), 'LoanReview'),
  },
  customerTabs: [
    {
      label: t('loans.loans'),
      path: 'loans',
      rows: page(() => import('./CustomerLoans.js'), 'CustomerLoans'),
    },
  ],
  reconciles: (day) => ({ name: t('reconciliation.loans'), moved: day.loans }),
  ledger: {
    title: t('reconciliation.loans'),
    entries: {
      loan: t('loans.loanPaidOut'),
      'loan.repayment': t('loans.loanRepaid'),
      'loan.write_off': t('loans.loanWrittenOff'),
      'loan_book.funding': t('loans.loanBookFilledOrEmptied'),
    },
    accounts: {
      loan_book: t('loans.loanBook'),
      house_capital: t('loans.theFirmsOwnMoney'),
      loan_income: t('loans.incomeOfLoans'),
      loan_repayments: t('loans.repaymentsOfLoans'),
      loan_losses: t('loans.lossesOfLoans'),
    },
    cause: 'loan',
    causeName: t('loans.causeName'),
  },
  requests: {
    kinds: ['loans.approve', 'loans.repayment_approve', 'loans.write_off'],
    noun: t('loans.loan2'),
  },
  settings: {
    loan_four_eyes_limit: t('loans.loansAboveItAndRepaymentsBy'),
    loan_blocks_transfers: {
      on: t('loans.whoeverOwesALoanMovesMoney'),
      off: t('loans.whoeverOwesALoanMovesMoney2'),
    },
  },
  appPages: {
    '/loan': t('menus.pageLoans'),
    '/loan/agreement': t('menus.pageLoanAgreement'),
    '/loan/record': t('menus.pageLoanRecords'),
    '/loan/repayment': t('menus.pageLoanRepayment'),
    '/loan/sign': t('menus.pageLoanSign'),
    '/loan/submit': t('menus.pageLoanApply'),
  },
};
