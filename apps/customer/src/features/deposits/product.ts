import { defineProduct } from '../product.js';

/** Money in. */
export const product = defineProduct({
  name: 'deposits',
  routes: [
    { path: '/mine/charge', login: true, page: async () => (await import('./ChargePage.js')).ChargePage },
  ],
});
