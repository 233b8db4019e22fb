/** Kinds of entries of deposits as the wire numbers them. */
export const depositEntryNumbers = { deposit: 1 } as const;

/** Those by which something was won, lost or paid for; by the others money only changes its place. */
export const depositResults = ['deposit'] as const;
