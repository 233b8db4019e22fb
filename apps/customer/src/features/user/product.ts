import { defineProduct } from '../product.js';

/** Account page. */
export const product = defineProduct({
  name: 'user',
  routes: [
    {
      path: '/user',
      title: 'user.title',
      outlastsClosing: true,
      wide: true,
      kept: true,
      login: true,
      shape: 'money',
      page: async () => (await import('./UserPage.js')).UserPage,
      answers: async (client) => (await import('./UserPage.js')).fetchAnswers(client),
    },
  ],
});
