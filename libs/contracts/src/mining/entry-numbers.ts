/** Kinds of entries of mining funds as the wire numbers them. */
export const miningEntryNumbers = {
  'fund.subscription': 28,
  'fund.dividend': 29,
  'fund.redemption': 30,
  'fund.maturity': 31,
  'fund_pool.funding': 32,
} as const;
