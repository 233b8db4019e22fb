import { defineProduct } from '../product.js';
import { worded } from '../worded.js';

const page = worded('seals');

/** What anybody can check of the days that are over, in his own browser. */
export const product = defineProduct({
  name: 'sealed-days',
  routes: [
    {
      path: '/proof',
      title: 'seals.title',
      page: page(async () => (await import('./ProofPage.js')).ProofPage),
    },
  ],
});
