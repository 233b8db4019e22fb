/** Kinds of entries of copy trading as the wire numbers them. */
export const copyTradingEntryNumbers = { 'follow.share': 23 } as const;
