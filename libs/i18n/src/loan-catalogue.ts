import type english from './catalogues/en/loans.json';
import type { LanguageCode } from './languages.js';

/** Texts of the customer app's loan pages by key. */
export type LoanCatalogue = typeof english;
export type LoanKey = keyof LoanCatalogue;

/** Loads the texts of the loan pages; a language without a catalogue of its own is served in English. */
export async function loadLoanCatalogue(language: LanguageCode): Promise<LoanCatalogue> {
  switch (language) {
    case 'hk':
      return (await import('./catalogues/hk/loans.json', { with: { type: 'json' } })).default;
    case 'ar':
      return (await import('./catalogues/ar/loans.json', { with: { type: 'json' } })).default;
    default:
      return (await import('./catalogues/en/loans.json', { with: { type: 'json' } })).default;
  }
}
