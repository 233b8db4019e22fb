import { type ComponentType, useState } from 'react';
import { offeredProducts } from '../offered.js';
import { optionalPart } from '../optional-part.js';

interface Held {
  readonly name: string;
  readonly Part: ComponentType;
}

let held: readonly Held[] | undefined;

/** Preloads the products' holdings, so that they render with the first paint. */
export async function haveHoldings(): Promise<void> {
  held ??= await Promise.all(
    offeredProducts().flatMap(({ name, holdings }) =>
      holdings ? [holdings().then((Part) => ({ name, Part }))] : [],
    ),
  );
}

function Parts() {
  return held?.map(({ name, Part }) => <Part key={name} />);
}

const Later = optionalPart(async () => {
  await haveHoldings();
  return Parts;
});

/** The customer's holdings of every product, in product order. */
export function Holdings() {
  const [isHere] = useState(held !== undefined);
  return isHere ? <Parts /> : <Later />;
}
