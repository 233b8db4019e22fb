/** What withdrawals book. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  'withdrawal.hold': 'withdrawals',
  'withdrawal.return': 'withdrawals',
  withdrawal: 'withdrawals',
} as const;
