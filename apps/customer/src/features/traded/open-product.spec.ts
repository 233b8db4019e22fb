import { expect, it } from 'vitest';
import { openProduct } from './open-product.js';

const BOTH = ['contract', 'option'] as const;

it.each([
  [BOTH, { contract: 1, option: 0 }, 'contract'],
  [BOTH, { contract: 0, option: 2 }, 'option'],
  [BOTH, { contract: 3, option: 2 }, null],
  [BOTH, { contract: 0, option: 0 }, null],
  [BOTH, { contract: 1 }, undefined],
  [BOTH, { option: 2 }, undefined],
  [['option'] as const, { contract: 4, option: 0 }, null],
])('of %j with %j open, the page opens with %s', (offered, open, product) => {
  expect(openProduct(offered, open)).toBe(product);
});
