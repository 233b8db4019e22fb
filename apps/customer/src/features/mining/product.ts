import { defineProduct } from '../product.js';
import { worded } from '../worded.js';
import { miningKeys } from './keys.js';

const page = worded('mining');

/** Mining funds: offers, subscription, profits, redemption. */
export const product = defineProduct({
  name: 'mining',
  routes: [
    {
      path: '/mining',
      wide: true,
      login: true,
      named: { by: 'ai_trade_name', unless: 'Mining' },
      page: page(async () => (await import('./FundsPage.js')).FundsPage),
    },
    {
      path: '/mining/subscribe',
      login: true,
      page: page(async () => (await import('./subscribe/SubscribePage.js')).SubscribePage),
    },
    {
      path: '/mining/record',
      title: 'mining.records',
      outlastsClosing: true,
      login: true,
      page: page(async () => (await import('./record/RecordPage.js')).RecordPage),
    },
    {
      path: '/mining/income',
      title: 'mining.incomes',
      login: true,
      page: page(async () => (await import('./income/IncomePage.js')).IncomePage),
    },
  ],
  stale: {
    // Profits and returned shares move a balance; operators change funds and their texts.
    account: [miningKeys.miningAll],
    message: [miningKeys.miningAll],
    money: [miningKeys.miningAll],
    configuration: [miningKeys.miningAll],
  },
  wantsMoney: ['fund.insufficient_balance'],
  movement: { kind: 'fund_subscription', icon: 'mining' },
  menu: { money: ['/mining'] },
});
