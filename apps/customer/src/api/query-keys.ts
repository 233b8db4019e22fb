/** The first word of everything that belongs to the customer who is signed in. */
export const PRIVATE = ['private'] as const;
