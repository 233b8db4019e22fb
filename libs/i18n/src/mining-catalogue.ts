import type english from './catalogues/en/mining.json';
import type { LanguageCode } from './languages.js';

/** Texts of the customer app's mining pages by key. */
export type MiningCatalogue = typeof english;
export type MiningKey = keyof MiningCatalogue;

/** Loads the texts of the mining pages; a language without a catalogue of its own is served in English. */
export async function loadMiningCatalogue(language: LanguageCode): Promise<MiningCatalogue> {
  switch (language) {
    case 'hk':
      return (await import('./catalogues/hk/mining.json', { with: { type: 'json' } })).default;
    case 'ar':
      return (await import('./catalogues/ar/mining.json', { with: { type: 'json' } })).default;
    default:
      return (await import('./catalogues/en/mining.json', { with: { type: 'json' } })).default;
  }
}
