/** Wire numbers of withdrawals' entry types. */
export const withdrawalEntryNumbers = {
  withdrawal: 2,
  'withdrawal.hold': 21,
  'withdrawal.return': 22,
} as const;
