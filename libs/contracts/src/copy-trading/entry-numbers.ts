/** Wire numbers of copy trading's entry types. */
export const copyTradingEntryNumbers = { 'follow.share': 23 } as const;
