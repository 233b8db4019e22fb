import { ReservedSpace } from '../home/ReservedSpace.js';
import { productParts } from '../product-parts.js';

const PARTS = productParts(({ underway }) => underway);

/** Money on its way into or out of the funding account: not in a balance, or not free. */
export function Underway() {
  return (
    <ReservedSpace name="underway">
      {PARTS.map(({ name, Part }) => (
        <Part key={name} />
      ))}
    </ReservedSpace>
  );
}
