/** Kinds of entries of withdrawals as the wire numbers them. */
export const withdrawalEntryNumbers = {
  withdrawal: 2,
  'withdrawal.hold': 21,
  'withdrawal.return': 22,
} as const;
