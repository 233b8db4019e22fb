import { LANGUAGES } from './desk-language.js';
import { languageTag } from './texts.js';

const namesIn = (tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' });
const own = namesIn(languageTag());
const every = Object.values(LANGUAGES).map(({ tag }) => namesIn(tag));

/** A country's name in the operator's language, by its two letters; what is no country stays as it is. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (own.of(code) ?? code) : code;

/** Its two letters and its names in all languages of the back office, for searching. */
export const countryWords = (code: string): string =>
  [code, ...every.map((names) => names.of(code))].join(' ').toLowerCase();
