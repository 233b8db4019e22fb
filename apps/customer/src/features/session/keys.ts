/** What is fetched of session. */
export const sessionKeys = {
  user: ['private', 'user'],
  agreements: (language: string) => ['agreements', language],
} as const;
