import { Suspense } from 'react';
import { KeepsRoom } from '../home/KeepsRoom.js';
import { productParts } from '../product-parts.js';

const PARTS = productParts(({ underway }) => underway);

/** Money on its way into or out of the funding account: not in a balance, or not free. */
export function Underway() {
  return (
    <KeepsRoom name="underway">
      {PARTS.map(({ name, Part }) => (
        <Suspense key={name}>
          <Part />
        </Suspense>
      ))}
    </KeepsRoom>
  );
}
