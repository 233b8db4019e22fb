import type english from './catalogues/en/mining.json';

/** Texts of the customer app's mining pages by key. */
export type MiningCatalogue = typeof english;
export type MiningKey = keyof MiningCatalogue;
