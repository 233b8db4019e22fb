/** Query key of the customer's progress. */
export const NEXT_STEPS = ['private', 'next-steps'] as const;
