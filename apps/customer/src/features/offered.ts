import type { Product } from './product.js';

let offered: readonly Product[] = [];

/** Registers the products at the app's start. Features read them here, which avoids an import cycle. */
export function offerProducts(products: readonly Product[]): void {
  offered = products;
}

/** All products, in the order of `app/products.ts`. */
export const offeredProducts = (): readonly Product[] => offered;
