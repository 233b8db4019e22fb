import type english from './catalogues/en/app.json';

/** Texts of the customer app by key. */
export type AppCatalogue = typeof english;
export type AppKey = keyof AppCatalogue;
