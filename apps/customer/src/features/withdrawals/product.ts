import { defineProduct } from '../product.js';

/** Withdrawals. */
export const product = defineProduct({
  name: 'withdrawals',
  routes: [
    {
      path: '/mine/withdraw',
      title: 'withdraw.title',
      wide: true,
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./WithdrawPage.js')).WithdrawPage,
    },
    {
      path: '/mine/withdraw-way',
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./BindPage.js')).BindPage,
    },
    {
      path: '/mine/bank-card-list',
      title: 'wallet.bankCards',
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./BankAccountsPage.js')).BankAccountsPage,
    },
    {
      path: '/mine/coin-address-list',
      title: 'wallet.coinAddresses',
      login: true,
      outlastsClosing: true,
      page: async () => (await import('./CoinAddressesPage.js')).CoinAddressesPage,
    },
  ],
  way: {
    path: '/mine/withdraw',
    flag: 'is_home_balance_withdraw',
    text: 'accounts.withdraw',
    variant: 'outlined',
  },
  waysOut: { 'withdraw.pending_blocks': { text: 'way.withdrawal', to: '/mine/withdraw' } },
  messages: async () => (await import('./message-ways.js')).ways,
  movement: {
    kind: 'withdrawal',
    icon: 'withdraw',
    sheet: async () => (await import('./MovedWithdrawal.js')).MovedWithdrawal,
  },
  ticketNote: async () => (await import('./PendingNote.js')).PendingNote,
  payoutSetup: async () => (await import('./PayoutSetup.js')).PayoutSetup,
  underway: async () => (await import('./WithdrawalsUnderway.js')).WithdrawalsUnderway,
  menu: { money: ['/mine/withdraw'], profile: ['/mine/bank-card-list', '/mine/coin-address-list'] },
});
