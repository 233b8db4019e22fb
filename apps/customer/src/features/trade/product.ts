import { defineProduct } from '../product.js';

/** Buying and selling. */
export const product = defineProduct({
  name: 'trade',
  routes: [
    {
      path: '/trade',
      kept: true,
      page: async () => (await import('./TradePage.js')).TradePage,
      answers: async (client) => (await import('./TradePage.js')).fetchAnswers(client),
    },
  ],
});
