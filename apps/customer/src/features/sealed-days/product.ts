import { defineProduct } from '../product.js';
import { worded } from '../worded.js';

const page = worded('seals');

/** Verification of past days in the browser, open to anyone. */
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
