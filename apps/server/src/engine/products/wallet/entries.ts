/** What moves between accounts by itself. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  transfer: 'transfers',
  adjustment: 'corrections',
} as const;
