/** Ledger entry types of funds → category in the customer's history filter. */
export const entries = {
  'fund.subscription': 'funds',
  'fund.dividend': 'funds',
  'fund.redemption': 'funds',
  'fund.maturity': 'funds',
  'fund_pool.funding': 'funds',
} as const;
