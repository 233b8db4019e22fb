/** Wire numbers of mining funds' entry types. */
export const miningEntryNumbers = {
  'fund.subscription': 28,
  'fund.dividend': 29,
  'fund.redemption': 30,
  'fund.maturity': 31,
  'fund_pool.funding': 32,
} as const;
