import { useState } from 'react';
import { usePageShown } from '../../ui/shown.js';
import { openProduct } from './open-product.js';
import { useOptions } from './useOptions.js';
import type { Product } from './useProduct.js';

/**
 * How many of each product are open, of contracts as given, and the only one that has something open when the page is opened.
 * What ends while one looks changes the numbers, not the page.
 */
export function useOpenProduct(offered: readonly Product[], contract: number | undefined) {
  const shown = usePageShown();
  const { total: option } = useOptions('running', offered.includes('option'));
  const open = { contract, option };
  const [first, setFirst] = useState<Product | null>();
  const found = openProduct(offered, open);
  if (!shown && first !== undefined) setFirst(undefined);
  if (shown && first === undefined && found !== undefined) setFirst(found);
  return { open, first: (first === undefined ? found : first) ?? undefined };
}
