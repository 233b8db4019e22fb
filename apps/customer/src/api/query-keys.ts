/** Keys of everything fetched; a key's first word names who must refetch it when something changes. */
export const keys = {
  config: ['config'],
  menus: ['menus'],
  menu: (group: string, language: string) => ['menus', group, language],
  companyStatus: ['company-status'],
  company: ['company'],
  user: ['private', 'user'],
  profits: ['private', 'profits'],
  accounts: ['private', 'accounts'],
  limits: ['private', 'limits'],
  fundsAll: ['private', 'funds'],
  funds: (accountTypeId: number) => ['private', 'funds', accountTypeId],
  ordersAll: ['private', 'orders'],
  symbolOrdersAll: ['private', 'symbol-orders'],
  symbolOrders: (symbolId: number) => ['private', 'symbol-orders', symbolId],
  orders: (filter: object) => ['private', 'orders', filter],
  orderProofs: ['private', 'order-proof'],
  orderProof: (orderId: number) => ['private', 'order-proof', orderId],
  messages: ['private', 'messages'],
  message: (id: number) => ['private', 'messages', id],
  symbols: ['symbols'],
  categories: ['categories'],
  miniCharts: ['mini-charts'],
  bars: (symbolId: number, period: string) => ['bars', symbolId, period],
  symbolSearch: (text: string) => ['symbol-search', text],
  homeNews: ['news', 'home'],
  newsList: ['news', 'list'],
  news: (id: number) => ['news', id],
} as const;

/** Everything that belongs to the customer who is signed in. */
export const PRIVATE = ['private'] as const;
