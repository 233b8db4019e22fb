import type english from './catalogues/en/app.json';
import type { LanguageCode } from './languages.js';

/** Texts of the customer app by key. */
export type AppCatalogue = typeof english;
export type AppKey = keyof AppCatalogue;

/** Loads the texts of the customer app; a language without a catalogue of its own is served in English. */
export async function loadAppCatalogue(language: LanguageCode): Promise<AppCatalogue> {
  switch (language) {
    case 'hk':
      return (await import('./catalogues/hk/app.json', { with: { type: 'json' } })).default;
    case 'ar':
      return (await import('./catalogues/ar/app.json', { with: { type: 'json' } })).default;
    default:
      return (await import('./catalogues/en/app.json', { with: { type: 'json' } })).default;
  }
}
