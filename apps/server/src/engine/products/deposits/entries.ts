/** What deposits book. Type of entry → the kind under which a customer looks for it. */
export const entries = {
  deposit: 'deposits',
} as const;
