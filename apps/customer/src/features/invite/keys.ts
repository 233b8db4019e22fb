/** What is fetched of invite. */
export const inviteKeys = {
  invited: ['private', 'invited'],
} as const;
