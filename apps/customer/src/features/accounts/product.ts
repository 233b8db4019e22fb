import { defineProduct } from '../product.js';
import { accountKeys } from './keys.js';

/** Accounts and their movements. */
export const product = defineProduct({
  name: 'accounts',
  routes: [
    {
      path: '/mine/accounts',
      title: 'accounts.title',
      wide: true,
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./AccountsPage.js')).AccountsPage,
    },
    {
      path: '/mine/history',
      title: 'wallet.history',
      wide: true,
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./HistoryPage.js')).HistoryPage,
    },
  ],
  stale: {
    money: [accountKeys.accounts, accountKeys.profits, accountKeys.fundsAll, accountKeys.equityAll],
    account: [accountKeys.accounts, accountKeys.profits, accountKeys.fundsAll],
    message: [accountKeys.fundsAll],
  },
  menu: { money: ['/mine/accounts', '/mine/history'] },
});
