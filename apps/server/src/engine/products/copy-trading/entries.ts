/** What copying books. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  'follow.share': 'trading',
} as const;
