import type { Product } from './useProduct.js';

/** How many are open of each product, as far as it is known. */
export type OpenCounts = Readonly<Partial<Record<Product, number | undefined>>>;

/** The product that has something open, the first where both or none have; undefined until it is known. */
export function openProduct(offered: readonly Product[], open: OpenCounts): Product | undefined {
  for (const product of offered) {
    const number = open[product];
    if (number === undefined) return undefined;
    if (number > 0) return product;
  }
  return offered[0];
}
