/** Kinds of entries of mining funds as the wire numbers them. */
export const miningEntryNumbers = {
  'fund.subscription': 28,
  'fund.dividend': 29,
  'fund.redemption': 30,
  'fund.maturity': 31,
  'fund_pool.funding': 32,
} as const;

/** Those by which something was won, lost or paid for; by the others money only changes its place. */
export const miningResults = ['fund.dividend'] as const;
