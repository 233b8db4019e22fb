import type { LanguageCode } from './languages.js';

/** Texts of refusals by their stable key. */
export type ErrorCatalogue = Readonly<Record<string, string>>;

/** Loads the texts of refusals, for what a client words itself (the fields of a form); English where there is none. */
export async function loadErrorCatalogue(language: LanguageCode): Promise<ErrorCatalogue> {
  switch (language) {
    case 'hk':
      return (await import('./catalogues/hk/errors.json', { with: { type: 'json' } })).default;
    case 'ar':
      return (await import('./catalogues/ar/errors.json', { with: { type: 'json' } })).default;
    default:
      return (await import('./catalogues/en/errors.json', { with: { type: 'json' } })).default;
  }
}
