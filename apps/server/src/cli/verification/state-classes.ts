import { Column } from '../../engine/kernel/column.js';
import { TriggerHeap } from '../../engine/kernel/trigger-heap.js';
import { Legs } from '../../engine/products/contracts/book/legs.js';
import { RecentBids } from '../../engine/products/options/recent-bids.js';
import { SymbolHistory } from '../../engine/products/options/symbol-history.js';
import { StateImage } from './state-image.js';

/** What an empty state has none of yet: made with the first position, option or alert of a symbol or an account. */
const MADE_LATER = [Column, Legs, RecentBids, SymbolHistory, TriggerHeap];

/** What products declare, and what follows from the state: neither is part of an image. */
const ASIDE = new Set(['catalogue', 'defaults', 'dues']);

/** Images of what a replay has come to. */
export const replayImage = new StateImage(MADE_LATER, ASIDE);
