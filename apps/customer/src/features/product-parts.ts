import type { ComponentType } from 'react';
import { offeredProducts } from './offered.js';
import { optionalPart } from './optional-part.js';
import type { Product } from './product.js';

/** Products' components for one slot, in product order; each is loaded when first shown, and optional. */
export const productParts = <P extends object>(
  of: (product: Product) => (() => Promise<ComponentType<P>>) | undefined,
  Failed?: ComponentType<P>,
) =>
  offeredProducts().flatMap((product) => {
    const load = of(product);
    return load ? [{ name: product.name, Part: optionalPart(load, Failed && { Failed }) }] : [];
  });
