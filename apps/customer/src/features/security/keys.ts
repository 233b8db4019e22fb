/** What is fetched of security. */
export const securityKeys = {
  sessions: ['private', 'sessions'],
  secondFactor: ['private', 'second-factor'],
  secondFactorProposal: ['private', 'second-factor', 'proposal'],
} as const;
