import { lazy, Suspense } from 'react';
import { offeredProducts } from '../offered.js';

/** What products show of what the customer holds, in their order; each loads its own. */
const PARTS = offeredProducts().flatMap(({ name, holdings }) =>
  holdings ? [{ name, Part: lazy(async () => ({ default: await holdings() })) }] : [],
);

/** What the customer holds of every product. */
export function Holdings() {
  return PARTS.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part />
    </Suspense>
  ));
}
