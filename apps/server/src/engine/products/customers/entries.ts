/** Ledger entry types of demo money → category in the customer's history filter. */
export const entries = {
  'demo.opening': 'demo',
  'demo.reset': 'demo',
} as const;
