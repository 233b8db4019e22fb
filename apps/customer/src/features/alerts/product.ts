import { defineProduct } from '../product.js';
import { alertKeys } from './keys.js';

/** Prices that the customer wants to be told of. */
export const product = defineProduct({
  name: 'alerts',
  routes: [
    {
      path: '/mine/alerts',
      title: 'alerts.title',
      login: true,
      page: async () => (await import('./AlertsPage.js')).AlertsPage,
    },
  ],
  // One that was reached is a message.
  stale: { message: [alertKeys.alerts] },
  menu: { profile: ['/mine/alerts'] },
});
