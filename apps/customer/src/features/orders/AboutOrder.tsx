import { Suspense } from 'react';
import type { AboutOrderProps } from '../product.js';
import { productParts } from '../product-parts.js';

const PARTS = productParts(({ aboutOrder }) => aboutOrder);

/** What other products tell of an order; each loads its own. */
export const AboutOrder = ({ order }: AboutOrderProps) =>
  PARTS.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part order={order} />
    </Suspense>
  ));
