import type { ReactNode } from 'react';
import type { OpenCounts } from './open-product.js';
import type { TradedOrders } from './traded.js';

interface OpenOfEachProps {
  products: readonly TradedOrders[];
  /** Names of those that are on the page. */
  offered: readonly string[];
  /** What is known of those before them. */
  known?: OpenCounts;
  children: (open: OpenCounts) => ReactNode;
}

/** How many are open of each product. Each asks in a component of its own: there are as many as there are products. */
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
