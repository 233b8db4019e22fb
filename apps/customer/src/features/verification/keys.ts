/** Query keys of verification. */
export const verificationKeys = {
  verification: ['private', 'verification'],
  verificationInfo: (type: number, as: string) => ['private', 'verification', type, as],
} as const;
