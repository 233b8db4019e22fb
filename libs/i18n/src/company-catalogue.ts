import type english from './catalogues/en/company.json';
import type { LanguageCode } from './languages.js';

/** Texts of the customer app's pages about the house: help, service, registration, first screen by key. */
export type CompanyCatalogue = typeof english;
export type CompanyKey = keyof CompanyCatalogue;

/** Loads the texts of those pages; a language without a catalogue of its own is served in English. */
export async function loadCompanyCatalogue(language: LanguageCode): Promise<CompanyCatalogue> {
  switch (language) {
    case 'hk':
      return (await import('./catalogues/hk/company.json', { with: { type: 'json' } })).default;
    case 'ar':
      return (await import('./catalogues/ar/company.json', { with: { type: 'json' } })).default;
    default:
      return (await import('./catalogues/en/company.json', { with: { type: 'json' } })).default;
  }
}
