import { lazy, Suspense } from 'react';
import { offeredProducts } from '../offered.js';
import type { PayoutsHeldProps } from '../product.js';

const PARTS = offeredProducts().flatMap(({ name, payoutsHeld }) =>
  payoutsHeld ? [{ name, Part: lazy(async () => ({ default: await payoutsHeld() })) }] : [],
);

/** Why products hold payouts back just now; each loads its own. */
export const PayoutsHeld = ({ onHeld }: PayoutsHeldProps) =>
  PARTS.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part onHeld={onHeld} />
    </Suspense>
  ));
