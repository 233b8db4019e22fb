import { defineProduct } from '../product.js';

/** The language of the app. */
export const product = defineProduct({
  name: 'language',
  routes: [
    {
      path: '/language',
      title: 'language.title',
      page: async () => (await import('./LanguagePage.js')).LanguagePage,
    },
  ],
});
