import { defineProduct } from '../product.js';
import { orderKeys } from './keys.js';
import { MarginCallBanner } from './MarginCallBanner.js';

/** Contract orders. */
export const product = defineProduct({
  name: 'orders',
  routes: [
    {
      path: '/order',
      kept: true,
      login: true,
      page: async () => (await import('./OrdersPage.js')).OrdersPage,
    },
  ],
  banner: MarginCallBanner,
  stale: { money: [orderKeys.ordersAll, orderKeys.symbolOrdersAll] },
});
