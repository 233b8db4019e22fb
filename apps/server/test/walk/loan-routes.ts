import { loanForm, loanOwed, loanProved, loanTerms, loanToCancel, newLoan } from './loan-things.js';
import type { Route } from './route.js';

const NO_LOAN = { loan_id: 999_999_999 };
const NO_ROW = { id: 999_999_999 };
const NO_PICTURE = `/api/common/image/${'A'.repeat(22)}`;

/** Calls of loans. */
export const LOAN_ROUTES: Readonly<Record<string, Route>> = {
  'POST /api/loan/kyc_submit': { who: 'real', thing: loanForm, nothing: { hand_pic: NO_PICTURE } },
  'GET /api/loan/info': { who: 'real', thing: loanTerms, reads: true },
  'GET /api/loan/loan_config': { who: 'real' },
  'GET /api/loan/config_info': { who: 'real', thing: loanTerms },
  'GET /api/loan/get_date': { who: 'real' },
  'GET /api/loan/loan_agreement': { who: 'real', thing: loanOwed, nothing: NO_LOAN },
  'POST /api/loan/loan_submit': { who: 'real', thing: newLoan, nothing: { sign: NO_PICTURE } },
  'POST /api/loan/loan_cancel': { who: 'real', thing: loanToCancel, nothing: NO_ROW },
  'GET /api/loan/loan_list': { who: 'real', thing: loanOwed, reads: true },
  'GET /api/loan/loan_info': { who: 'real', thing: loanOwed, nothing: NO_LOAN },
  'GET /api/loan/repayment_info': { who: 'real', thing: loanOwed, nothing: NO_LOAN },
  'GET /api/loan/repayment_accounts': { who: 'real' },
  'POST /api/loan/repayment': { who: 'real', thing: loanProved, nothing: NO_LOAN },
  'POST /api/loan/repay_from_balance': { who: 'real', thing: loanOwed, nothing: NO_LOAN },
  'GET /api/loan/agreement_pdf': { who: 'real', thing: loanOwed, nothing: NO_LOAN },
  'GET /api/loan/audit': { who: 'real', thing: loanOwed, nothing: NO_LOAN },
};
