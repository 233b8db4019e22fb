/** Ledger entry types of copy trading → category in the customer's history filter. */
export const entries = {
  'follow.share': 'trading',
} as const;
