import { defineProduct } from '../product.js';
import { alertKeys } from './keys.js';

/** Price alerts. */
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
  // A reached alert arrives as a message.
  stale: { message: [alertKeys.alerts] },
  menu: { profile: ['/mine/alerts'] },
});
