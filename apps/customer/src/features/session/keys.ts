/** Query keys of the session. */
export const sessionKeys = {
  user: ['private', 'user'],
  agreements: (language: string) => ['agreements', language],
} as const;
