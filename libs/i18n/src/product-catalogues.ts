import type { CompanyCatalogue } from './company-catalogue.js';
import type { LoanCatalogue } from './loan-catalogue.js';
import type { MiningCatalogue } from './mining-catalogue.js';
import type { SealCatalogue } from './seal-catalogue.js';

export * from './agreements/loan-agreement.js';
export * from './company-catalogue.js';
export * from './loan-catalogue.js';
export * from './mining-catalogue.js';
export * from './seal-catalogue.js';

/** Customer app texts added by the pages of products. */
export type ProductCatalogues = CompanyCatalogue & LoanCatalogue & MiningCatalogue & SealCatalogue;
