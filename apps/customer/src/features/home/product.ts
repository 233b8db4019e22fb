import { defineProduct } from '../product.js';

/** The first page. */
export const product = defineProduct({
  name: 'home',
  routes: [
    {
      path: '/',
      kept: true,
      page: async () => (await import('./HomePage.js')).HomePage,
      answers: async (client) => (await import('./HomePage.js')).fetchAnswers(client),
    },
  ],
});
