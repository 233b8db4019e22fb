import { createRequire } from 'node:module';
import { groupDigits, isLanguageCode, LANGUAGE_CODES, type LanguageCode, pluralKey } from '@truemark/i18n';

type Catalogue = Readonly<Record<string, string>>;

const load = createRequire(import.meta.url);

/** Server texts: refusals and success messages. */
const catalogues = new Map<LanguageCode, Catalogue>(
  LANGUAGE_CODES.map((lang) => [lang, { ...read(lang, 'errors'), ...read(lang, 'server') }]),
);

function read(lang: LanguageCode, name: string): Catalogue {
  try {
    return load(`@truemark/i18n/catalogues/${lang}/${name}.json`) as Catalogue;
  } catch (error) {
    // A language without its own catalogue falls back to English.
    if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return {};
    throw error;
  }
}

/**
 * Text of a key in a language, else in English, with its `{{name}}` placeholders filled in. A fact `of` selects a
 * variant of the text, if there is one: insufficient balance reads differently for a stake and for margin plus fee. A
 * numeric fact selects the language's plural form, if the text has one.
 */
export function textOf(lang: LanguageCode, key: string, facts?: Readonly<Record<string, unknown>>): string {
  if (!facts) return find(lang, key) ?? key;
  const text = find(lang, `${key}.${facts.of}`, facts) ?? find(lang, key, facts) ?? key;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => shown(name, facts[name] ?? whole));
}

/** Facts that count or measure something, by name; all others are words, names and times. */
const FIGURES: ReadonlySet<string> = new Set([
  ...['count', 'free', 'least', 'maximum', 'minimum', 'most', 'price', 'step'],
  ...['hours', 'minutes', 'retry_after', 'seconds'],
]);

/** A figure has its digits grouped, unless the caller has formatted it. */
function shown(name: string, fact: unknown): string {
  const text = String(fact);
  return FIGURES.has(name) && /^\d+(\.\d+)?$/.test(text) ? groupDigits(text) : text;
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

/** Language of the `lang` header; `fallback` if it is none of the eighteen. */
export function languageOfHeader(header: unknown, fallback: LanguageCode): LanguageCode {
  return isLanguageCode(header) ? header : fallback;
}
