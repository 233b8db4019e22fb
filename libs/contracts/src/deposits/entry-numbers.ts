/** Wire numbers of deposits' entry types. */
export const depositEntryNumbers = { deposit: 1 } as const;
