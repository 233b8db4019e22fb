import { createRequire } from 'node:module';
import { isLanguageCode, LANGUAGE_CODES, type LanguageCode, pluralKey } from '@truemark/i18n';

type Catalogue = Readonly<Record<string, string>>;

const load = createRequire(import.meta.url);

/** The server's texts: refusals and what is said after a success. */
const catalogues = new Map<LanguageCode, Catalogue>(
  LANGUAGE_CODES.map((lang) => [lang, { ...read(lang, 'errors'), ...read(lang, 'server') }]),
);

function read(lang: LanguageCode, name: string): Catalogue {
  try {
    return load(`@truemark/i18n/catalogues/${lang}/${name}.json`) as Catalogue;
  } catch (error) {
    // A language without a catalogue of its own is served in English.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}

/**
 * The text of a key in a language, else in English, with its `{{name}}`s filled in. A fact `of` picks the text that is
 * for it, where there is one: a balance that is short is so of a stake, or of margin and fee. A number among the facts
 * picks the language's plural form, where the text has one.
 */
export function textOf(lang: LanguageCode, key: string, facts?: Readonly<Record<string, unknown>>): string {
  if (!facts) return find(lang, key) ?? key;
  const text = find(lang, `${key}.${facts.of}`, facts) ?? find(lang, key, facts) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(facts[name] ?? whole));
}

const find = (
  lang: LanguageCode,
  key: string,
  facts?: Readonly<Record<string, unknown>>,
): string | undefined => textIn(lang, key, facts) ?? textIn('en', key, facts);

function textIn(
  lang: LanguageCode,
  key: string,
  facts: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const catalogue = catalogues.get(lang);
  return catalogue?.[pluralKey(lang, key, facts) ?? key] ?? catalogue?.[key];
}

/** The `lang` header's language; `fallback` when it names none of the eighteen. */
export function languageOfHeader(header: unknown, fallback: LanguageCode): LanguageCode {
  return isLanguageCode(header) ? header : fallback;
}
