import type { AboutOrderProps } from '../product.js';
import { productParts } from '../product-parts.js';

const PARTS = productParts(({ aboutOrder }) => aboutOrder);

/** Other products' content about an order, each loaded on demand. */
export const AboutOrder = ({ order }: AboutOrderProps) =>
  PARTS.map(({ name, Part }) => <Part key={name} order={order} />);
