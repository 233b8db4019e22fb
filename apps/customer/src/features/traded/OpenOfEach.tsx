import type { ReactNode } from 'react';
import type { OpenCounts } from './open-product.js';
import type { TradedOrders } from './traded.js';

interface OpenOfEachProps {
  products: readonly TradedOrders[];
  /** Names of the products on the page. */
  offered: readonly string[];
  /** Counts collected so far. */
  known?: OpenCounts;
  children: (open: OpenCounts) => ReactNode;
}

/**
 * Open count of each product. Each uses its own component, because the number of hooks depends on the number of
 * products.
 */
export function OpenOfEach({ products, known = {}, children, offered }: OpenOfEachProps) {
  const [first, ...rest] = products;
  if (!first) return children(known);
  return (
    <OpenOfOne product={first} wanted={offered.includes(first.name)}>
      {(count) => (
        <OpenOfEach products={rest} offered={offered} known={{ ...known, [first.name]: count }}>
          {children}
        </OpenOfEach>
      )}
    </OpenOfOne>
  );
}

interface OpenOfOneProps {
  product: TradedOrders;
  wanted: boolean;
  children: (count: number | undefined) => ReactNode;
}

function OpenOfOne({ product, wanted, children }: OpenOfOneProps) {
  return children(product.useOpen(wanted));
}
