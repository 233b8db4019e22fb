import { useState } from 'react';
import { usePageShown } from '../../ui/shown.js';
import { type OpenCounts, openProduct } from './open-product.js';

/** The only product with open records when the page is opened. Later changes update the counts, not the selection. */
export function useFirstOpen(offered: readonly string[], open: OpenCounts): string | undefined {
  const shown = usePageShown();
  const [first, setFirst] = useState<string | null>();
  const found = openProduct(offered, open);
  if (!shown && first !== undefined) setFirst(undefined);
  if (shown && first === undefined && found !== undefined) setFirst(found);
  return (first === undefined ? found : first) ?? undefined;
}
