import { defineProduct } from '../product.js';
import { walletKeys } from './keys.js';

/** Deposits, withdrawals and transfers between own accounts. */
export const product = defineProduct({
  name: 'wallet',
  routes: [
    {
      path: '/mine/wallet',
      title: 'wallet.title',
      wide: true,
      login: true,
      shape: 'money',
      outlastsClosing: true,
      page: async () => (await import('./WalletPage.js')).WalletPage,
      answers: async (client) => (await import('./WalletPage.js')).fetchAnswers(client),
    },
    {
      path: '/mine/transfer',
      title: 'transfer.title',
      wide: true,
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./TransferPage.js')).TransferPage,
    },
  ],
  stale: {
    // A call may be refused because a way is no longer offered.
    money: [walletKeys.cashAll, walletKeys.waysAll],
    message: [walletKeys.cashAll],
    configuration: [walletKeys.waysAll],
  },
  movement: { kind: 'transfer', icon: 'transfer' },
  menu: { money: ['/mine/wallet', '/mine/transfer'] },
});
