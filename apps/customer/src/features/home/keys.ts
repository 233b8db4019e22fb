/** What is fetched of how far a customer has come. */
export const NEXT_STEPS = ['private', 'next-steps'] as const;
