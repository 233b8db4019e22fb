import { useState } from 'react';
import { usePageShown } from '../../ui/shown.js';
import { type OpenCounts, openProduct } from './open-product.js';

/**
 * The only product that has something open when the page is opened. What ends while one looks changes the numbers, not
 * the page.
 */
export function useFirstOpen(offered: readonly string[], open: OpenCounts): string | undefined {
  const shown = usePageShown();
  const [first, setFirst] = useState<string | null>();
  const found = openProduct(offered, open);
  if (!shown && first !== undefined) setFirst(undefined);
  if (shown && first === undefined && found !== undefined) setFirst(found);
  return (first === undefined ? found : first) ?? undefined;
}
