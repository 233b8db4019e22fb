import { useState } from 'react';
import { usePageShown } from '../../ui/shown.js';
import { openProduct } from './open-product.js';
import { useOptions } from './useOptions.js';
import type { Product } from './useProduct.js';

/**
 * How many of each product are open, of contracts as given, and which of them the page opens with; undefined until it is known.
 * What ends while one looks changes the numbers, not the page.
 */
export function useOpenProduct(offered: readonly Product[], contract: number | undefined) {
  const shown = usePageShown();
  const { total: option } = useOptions('running', offered.includes('option'));
  const open = { contract, option };
  const [first, setFirst] = useState<Product>();
  const found = openProduct(offered, open);
  if (!shown && first) setFirst(undefined);
  if (shown && !first && found) setFirst(found);
  return { open, first: first ?? found };
}
