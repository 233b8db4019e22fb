import { defineProduct } from '../product.js';
import { BlockBanner } from './BlockBanner.js';

/** Blocks that an operator set on a customer. */
export const product = defineProduct({
  name: 'blocks',
  banner: BlockBanner,
});
