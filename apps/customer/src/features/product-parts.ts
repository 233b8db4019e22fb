import { type ComponentType, lazy } from 'react';
import { offeredProducts } from './offered.js';
import type { Product } from './product.js';

/** Products' components for one slot, in product order; each is loaded when first shown. */
export const productParts = <P extends object>(
  of: (product: Product) => (() => Promise<ComponentType<P>>) | undefined,
) =>
  offeredProducts().flatMap((product) => {
    const load = of(product);
    return load ? [{ name: product.name, Part: lazy(async () => ({ default: await load() })) }] : [];
  });
