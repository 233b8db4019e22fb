import { defineProduct } from '../product.js';
import { worded } from '../worded.js';
import { loanKeys } from './keys.js';

const loanPage = worded('loans');

const REPAY = { text: 'way.loan', to: '/loan/repayment' } as const;

/** Loans: form, agreement with signature, repayment. */
export const product = defineProduct({
  name: 'loans',
  routes: [
    {
      path: '/loan',
      title: 'loan.title',
      login: true,
      page: loanPage(async () => (await import('./form/LoanPage.js')).LoanPage),
      answers: async (client) => (await import('./form/LoanPage.js')).fetchAnswers(client),
    },
    {
      path: '/loan/submit',
      title: 'loan.title',
      login: true,
      page: loanPage(async () => (await import('./submit/SubmitPage.js')).SubmitPage),
    },
    {
      path: '/loan/agreement',
      login: true,
      page: loanPage(async () => (await import('./agreement/AgreementPage.js')).AgreementPage),
    },
    {
      path: '/loan/sign',
      title: 'loan.signTitle',
      login: true,
      page: loanPage(async () => (await import('./agreement/SignPage.js')).SignPage),
    },
    {
      path: '/loan/record',
      title: 'loan.records',
      login: true,
      outlastsClosing: true,
      page: loanPage(async () => (await import('./record/RecordPage.js')).RecordPage),
    },
    {
      path: '/loan/repayment',
      title: 'loan.repayment',
      login: true,
      outlastsClosing: true,
      page: loanPage(async () => (await import('./repayment/RepaymentPage.js')).RepaymentPage),
    },
  ],
  stale: {
    // Payout and repayment move a balance; decisions and reminders arrive as messages.
    account: [loanKeys.loansAll],
    message: [loanKeys.loansAll],
    money: [loanKeys.loansAll],
    configuration: [loanKeys.loansAll],
  },
  wantsMoney: ['loan.insufficient_balance'],
  waysOut: { 'account.loan_unpaid': REPAY, 'withdraw.loan_unpaid': REPAY },
  refusalNotice: {
    keys: ['account.loan_unpaid'],
    notice: async () => (await import('./OwedNotice.js')).OwedNotice,
  },
  payoutsHeld: async () => (await import('./PayoutsWaitForLoan.js')).PayoutsWaitForLoan,
  messages: async () => (await import('./message-ways.js')).ways,
  movement: { kind: 'loan', icon: 'loan' },
  menu: { money: ['/loan'] },
});
