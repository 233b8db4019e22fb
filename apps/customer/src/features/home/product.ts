import { defineProduct } from '../product.js';
import { NEXT_STEPS } from './keys.js';

/** Start page. */
export const product = defineProduct({
  name: 'home',
  stale: { money: [NEXT_STEPS] },
  routes: [
    {
      path: '/',
      kept: true,
      page: async () => (await import('./HomePage.js')).HomePage,
      answers: async (client) => (await import('./HomePage.js')).fetchAnswers(client),
    },
  ],
});
