import type { Product } from './product.js';

let offered: readonly Product[] = [];

/** Tells once, at the app's start, of what it is made: features ask here, which avoids a cycle of imports. */
export function offerProducts(products: readonly Product[]): void {
  offered = products;
}

/** All products, in the order of `app/products.ts`. */
export const offeredProducts = (): readonly Product[] => offered;
