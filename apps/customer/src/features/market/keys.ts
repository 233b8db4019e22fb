/** Query keys of the market. */
export const marketKeys = {
  symbols: ['symbols'],
  categories: ['categories'],
  miniCharts: ['mini-charts'],
  bars: (symbolId: number, period: string) => ['bars', symbolId, period],
  recentTicks: (symbolId: number) => ['recent-ticks', symbolId],
  favourites: ['private', 'favourites'],
  symbolSearches: ['symbol-search'],
  symbolSearch: (text: string) => ['symbol-search', text],
} as const;
