import { defineProduct } from '../product.js';

/** Deposits. */
export const product = defineProduct({
  name: 'deposits',
  routes: [
    {
      path: '/mine/charge',
      title: 'deposit.title',
      wide: true,
      login: true,
      page: async () => (await import('./ChargePage.js')).ChargePage,
    },
  ],
  way: {
    path: '/mine/charge',
    flag: 'is_home_balance_recharge',
    text: 'accounts.deposit',
    variant: 'contained',
    lack: { text: 'way.deposit', amountText: 'way.depositAmount' },
  },
  messages: async () => (await import('./message-ways.js')).ways,
  movement: {
    kind: 'deposit',
    icon: 'deposit',
    sheet: async () => (await import('./MovedDeposit.js')).MovedDeposit,
  },
  underway: async () => (await import('./DepositsUnderway.js')).DepositsUnderway,
  coming: async () => (await import('./DepositComing.js')).DepositComing,
  menu: { money: ['/mine/charge'] },
});
