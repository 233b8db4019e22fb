import { productParts } from '../product-parts.js';

const PARTS = productParts(({ payoutSetup }) => payoutSetup);

/** Setup recommended before a withdrawal, because its waiting time starts then. */
export function PayoutSetup() {
  return PARTS.map(({ name, Part }) => <Part key={name} />);
}
