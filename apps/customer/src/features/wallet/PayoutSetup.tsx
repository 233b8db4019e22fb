import { Suspense } from 'react';
import { productParts } from '../product-parts.js';

const PARTS = productParts(({ payoutSetup }) => payoutSetup);

/** What is better set up before money is to leave, while there is time for the hours that it waits. */
export function PayoutSetup() {
  return PARTS.map(({ name, Part }) => (
    <Suspense key={name}>
      <Part />
    </Suspense>
  ));
}
