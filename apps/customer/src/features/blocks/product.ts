import { defineProduct } from '../product.js';
import { BlockBanner } from './BlockBanner.js';

/** What an operator has forbidden a customer. */
export const product = defineProduct({
  name: 'blocks',
  banner: BlockBanner,
});
