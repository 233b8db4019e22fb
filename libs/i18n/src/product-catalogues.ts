import type { CompanyCatalogue } from './company-catalogue.js';
import type { LoanCatalogue } from './loan-catalogue.js';
import type { MiningCatalogue } from './mining-catalogue.js';
import type { SealCatalogue } from './seal-catalogue.js';

export * from './agreements/loan-agreement.js';
export * from './company-catalogue.js';
export * from './loan-catalogue.js';
export * from './mining-catalogue.js';
export * from './seal-catalogue.js';

/** Texts of the customer app that the pages of a product bring along. */
export type ProductCatalogues = CompanyCatalogue & LoanCatalogue & MiningCatalogue & SealCatalogue;
