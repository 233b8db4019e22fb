import type { Route } from './route.js';

const NO_LOAN = { loan_id: 999_999_999 };

/** Calls of loans. */
export const LOAN_ROUTES: Readonly<Record<string, Route>> = {
  'GET /api/loan/info': { who: 'real', reads: true },
  'POST /api/loan/kyc_submit': { who: 'real' },
  'GET /api/loan/loan_config': { who: 'real' },
  'GET /api/loan/config_info': { who: 'real' },
  'GET /api/loan/get_date': { who: 'real' },
  'GET /api/loan/loan_agreement': { who: 'real' },
  'POST /api/loan/loan_submit': { who: 'real' },
  'POST /api/loan/loan_cancel': { who: 'real' },
  'GET /api/loan/loan_list': { who: 'real' },
  'GET /api/loan/loan_info': { who: 'real', nothing: NO_LOAN },
  'GET /api/loan/repayment_info': { who: 'real', nothing: NO_LOAN },
  'GET /api/loan/repayment_accounts': { who: 'real' },
  'POST /api/loan/repayment': { who: 'real', nothing: NO_LOAN },
  'POST /api/loan/repay_from_balance': { who: 'real', nothing: NO_LOAN },
  'GET /api/loan/agreement_pdf': { who: 'real', nothing: NO_LOAN },
  'GET /api/loan/audit': { who: 'real', nothing: NO_LOAN },
};
