/** Query keys of limits. */
export const limitKeys = {
  limits: ['private', 'limits'],
} as const;
