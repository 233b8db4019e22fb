/** Kinds of entries of copy trading as the wire numbers them. */
export const copyTradingEntryNumbers = { 'follow.share': 23 } as const;

/** Those by which something was won, lost or paid for; by the others money only changes its place. */
export const copyTradingResults = ['follow.share'] as const;
