/** Ledger entry types of withdrawals → category in the customer's history filter. */
export const entries = {
  'withdrawal.hold': 'withdrawals',
  'withdrawal.return': 'withdrawals',
  withdrawal: 'withdrawals',
} as const;
