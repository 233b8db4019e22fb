/** Query keys of invitations. */
export const inviteKeys = {
  invited: ['private', 'invited'],
} as const;
