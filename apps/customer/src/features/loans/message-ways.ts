import type { MessageWays } from '../product.js';

const REPAY = [{ text: 'way.loan', to: '/loan/repayment' }] as const;

/** Links of loan messages. */
export const ways: MessageWays = {
  'cash.loan_due_': REPAY,
  'cash.loan_late': REPAY,
  'cash.loan_proof_rejected': REPAY,
};
