/** What is fetched of session. */
export const sessionKeys = {
  user: ['private', 'user'],
} as const;
