import { defineProduct } from '../product.js';
import { marketKeys } from './keys.js';

/** Symbols and their prices. */
export const product = defineProduct({
  name: 'market',
  routes: [
    {
      path: '/product',
      title: 'market.symbols',
      wide: true,
      page: async () => (await import('./ProductPage.js')).ProductPage,
    },
  ],
  stale: { configuration: [marketKeys.symbols, marketKeys.categories] },
});
