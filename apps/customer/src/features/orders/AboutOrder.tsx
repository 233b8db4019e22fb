import { lazy, Suspense } from 'react';
import { offeredProducts } from '../offered.js';
import type { AboutOrderProps } from '../product.js';

const PARTS = offeredProducts().flatMap(({ name, aboutOrder }) =>
  aboutOrder ? [{ name, Part: lazy(async () => ({ default: await aboutOrder() })) }] : [],
);

/** What other products tell of an order; each loads its own. */
export const AboutOrder = ({ order }: AboutOrderProps) =>
  PARTS.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part order={order} />
    </Suspense>
  ));
