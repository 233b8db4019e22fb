import type english from './catalogues/en/company.json';

/** Texts of the customer app's pages about the house: help, service, registration, first screen by key. */
export type CompanyCatalogue = typeof english;
export type CompanyKey = keyof CompanyCatalogue;
