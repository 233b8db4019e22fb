import { lazy, Suspense } from 'react';
import { KeepsRoom } from '../home/KeepsRoom.js';
import { offeredProducts } from '../offered.js';

/** What products show of money on its way, in their order; each loads its own. */
const PARTS = offeredProducts().flatMap(({ name, underway }) =>
  underway ? [{ name, Part: lazy(async () => ({ default: await underway() })) }] : [],
);

/** What is on its way into or out of the funding account, and in no balance or not free. */
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
