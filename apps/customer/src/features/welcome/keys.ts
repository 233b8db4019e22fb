/** Query keys of visitors' pages. */
export const welcomeKeys = {
  proof: ['public-proof'],
} as const;
