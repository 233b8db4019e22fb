import { Column } from '../../engine/kernel/column.js';
import type { Product } from '../../engine/kernel/product.js';
import { TriggerHeap } from '../../engine/kernel/trigger-heap.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { StateImage } from './state-image.js';

/** What an empty state has none of yet: made with the first position, option or alert of a symbol or an account. */
const MADE_LATER = [
  Column,
  TriggerHeap,
  ...(PRODUCTS as readonly Product[]).flatMap(({ state }) => state?.madeLater ?? []),
];

/** What products declare, and what follows from the state: neither is part of an image. */
const ASIDE = new Set(['catalogue', 'defaults', 'dues']);

/** Images of what a replay has come to. */
export const replayImage = new StateImage(MADE_LATER, ASIDE);
