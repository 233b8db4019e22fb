import { defineProduct } from '../product.js';
import { tradedOrders } from '../traded/loaded-parts.js';
import { orderKeys } from './keys.js';
import { MarginCallBanner } from './MarginCallBanner.js';

const load = async () => (await Promise.all([import('./OrdersPage.js'), tradedOrders.load()]))[0];

/** Contract orders. */
export const product = defineProduct({
  name: 'orders',
  routes: [
    {
      path: '/order',
      title: 'orders.title',
      outlastsClosing: true,
      wide: true,
      kept: true,
      login: true,
      shape: 'tabs',
      page: async () => (await load()).OrdersPage,
      answers: async (client) => (await load()).fetchAnswers(client),
    },
  ],
  banner: MarginCallBanner,
  stale: { money: [orderKeys.ordersAll, orderKeys.symbolOrdersAll, orderKeys.orderProofs] },
  wantsMoney: ['order.insufficient_balance'],
  waysOut: { 'order.too_many_open': { text: 'way.orders', to: '/order?type=1&source=0' } },
  messages: async () => (await import('./message-ways.js')).ways,
  movement: {
    kind: 'order',
    icon: 'trade',
    sheet: async () => (await import('./MovedOrder.js')).MovedOrder,
  },
  menu: { money: ['/order', '/trade'] },
  holdings: async () => (await import('./HeldPositions.js')).HeldPositions,
});
