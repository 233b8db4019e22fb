import type english from './catalogues/en/company.json';

/** Texts of the customer app's pages on the company (help, service, registration, first screen) by key. */
export type CompanyCatalogue = typeof english;
export type CompanyKey = keyof CompanyCatalogue;
