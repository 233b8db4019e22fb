/** Kinds of entries of deposits as the wire numbers them. */
export const depositEntryNumbers = { deposit: 1 } as const;
