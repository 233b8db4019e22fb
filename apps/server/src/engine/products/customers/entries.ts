/** What demo customers are given and give back. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  'demo.opening': 'demo',
  'demo.reset': 'demo',
} as const;
