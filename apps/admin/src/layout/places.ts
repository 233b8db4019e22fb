import { products } from '../products.js';
import { t } from '../texts/texts.js';

/** Page opened by two keys: `g`, then its own letter. */
export interface Place {
  readonly key: string;
  readonly label: string;
  readonly path: string;
}

export const PLACES: readonly Place[] = [
  { key: 'h', label: t('layout.dashboard'), path: '/' },
  ...products.flatMap(({ name, rail }) =>
    rail?.key ? [{ key: rail.key, label: rail.label, path: `/${name}` }] : [],
  ),
];
