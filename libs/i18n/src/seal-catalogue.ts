import type english from './catalogues/en/seals.json';

/** Texts of the customer app's page of sealed days by key. */
export type SealCatalogue = typeof english;
export type SealKey = keyof SealCatalogue;
