import { hash } from 'node:crypto';
import { Column } from '../../engine/kernel/column.js';
import type { Product } from '../../engine/kernel/product.js';
import { TriggerHeap } from '../../engine/kernel/trigger-heap.js';
import { PRODUCTS } from '../../engine/products/index.js';
import { schema } from '../../schema.js';
import type { ReplayState } from './replay-state.js';
import { StateImage } from './state-image.js';

/**
 * Classes that an empty state has no instance of: created with the first position, option or alert of a symbol or
 * account.
 */
const MADE_LATER = [
  Column,
  TriggerHeap,
  ...(PRODUCTS as readonly Product[]).flatMap(({ state }) => state?.madeLater ?? []),
];

/** Fields that products declare or that follow from the state: not part of an image. */
const EXCLUDED_FIELDS = new Set(['catalogue', 'defaults', 'dues']);

/** Images of a replay's state. */
export const replayImage = new StateImage(MADE_LATER, EXCLUDED_FIELDS);

/**
 * A hash of the classes in an image of this replay, and of the tables whose rows a verified day counts: no version
 * continues from a day of another form.
 */
export function formOf(replay: ReplayState): string {
  const ended = (PRODUCTS as readonly Product[]).flatMap(({ verify }) => verify?.replayed ?? []);
  const counted = [
    ...schema.map(({ name, follows }) => `${name} ${follows}`),
    ...ended.flatMap(({ table, ended }) => (ended ? table.name : [])),
  ];
  return hash('sha256', [replayImage.classHashOf(replay), ...counted].join('\n'), 'hex');
}
