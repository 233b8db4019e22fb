import { defineProduct } from '../product.js';
import { desks } from '../traded/loaded-parts.js';

const load = async () => (await Promise.all([import('./TradePage.js'), desks.load()]))[0];

/** Buying and selling. */
export const product = defineProduct({
  name: 'trade',
  routes: [
    {
      path: '/trade',
      kept: true,
      shape: 'trade',
      page: async () => (await load()).TradePage,
      answers: async (client) => (await load()).fetchAnswers(client),
    },
  ],
  traded: {
    desk: async () => (await import('./contract-desk.js')).contractDesk,
    orders: async () => (await import('../orders/traded-orders.js')).contractOrders,
  },
});
