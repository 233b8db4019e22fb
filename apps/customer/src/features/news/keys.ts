/** Query keys of news. */
export const newsKeys = {
  newsAll: ['news'],
  homeNews: ['news', 'home'],
  newsList: ['news', 'list'],
  news: (id: number) => ['news', id],
} as const;
