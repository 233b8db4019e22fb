import { LANGUAGES } from './desk-language.js';
import { languageTag } from './texts.js';

const namesIn = (tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
const own = namesIn(languageTag());
const every = Object.values(LANGUAGES).map(({ tag }) => namesIn(tag));

/** Country name in the operator's language, by two-letter code; unknown codes are returned unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (own.of(code) ?? code) : code;

/** Two-letter code and names in all languages of the back office, for searching. */
export const countryWords = (code: string): string =>
  [code, ...every.map((names) => names.of(code))].join(' ').toLowerCase();
