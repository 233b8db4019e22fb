/** What is fetched of limits. */
export const limitKeys = {
  limits: ['private', 'limits'],
} as const;
