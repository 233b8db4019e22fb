/** Query keys of security. */
export const securityKeys = {
  sessions: ['private', 'sessions'],
  passkeys: ['private', 'passkeys'],
  secondFactor: ['private', 'second-factor'],
  secondFactorProposal: ['private', 'second-factor', 'proposal'],
} as const;
