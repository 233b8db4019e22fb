/** Ledger entry types of transfers and corrections → category in the customer's history filter. */
export const entries = {
  transfer: 'transfers',
  adjustment: 'corrections',
} as const;
