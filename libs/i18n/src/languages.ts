/** Languages by wire code: BCP 47 tag and native name. Adding one needs a line here and a folder of catalogues. */
const TAGS_AND_NAMES = {
  en: ['en', 'English'],
  jp: ['ja', '日本語'],
  kr: ['ko', '한국어'],
  hk: ['zh-HK', '繁體中文'],
  th: ['th', 'ไทย'],
  vn: ['vi', 'Tiếng Việt'],
  fr: ['fr', 'Français'],
  de: ['de', 'Deutsch'],
  ru: ['ru', 'Русский'],
  spa: ['es', 'Español'],
  pt: ['pt', 'Português'],
  it: ['it', 'Italiano'],
  ar: ['ar', 'العربية'],
  tr: ['tr', 'Türkçe'],
  id: ['id', 'Bahasa Indonesia'],
  my: ['ms', 'Bahasa Melayu'],
  hi: ['hi', 'हिन्दी'],
  cs: ['cs', 'Čeština'],
} as const;

/** Wire code of a language (header `lang`, setting `default_lang`). */
export type LanguageCode = keyof typeof TAGS_AND_NAMES;

export const LANGUAGE_CODES = Object.keys(TAGS_AND_NAMES) as [LanguageCode, ...LanguageCode[]];

/** Right-to-left languages. */
const RIGHT_TO_LEFT: ReadonlySet<LanguageCode> = new Set(['ar']);

/** A language of the customer app. */
export interface Language {
  code: LanguageCode;
  /** BCP 47, for `Intl` and the `lang` attribute. */
  tag: string;
  /** Native name. */
  name: string;
  direction: 'ltr' | 'rtl';
}

export const LANGUAGES: readonly Language[] = LANGUAGE_CODES.map((code) => {
  const [tag, name] = TAGS_AND_NAMES[code];
  return { code, tag, name, direction: RIGHT_TO_LEFT.has(code) ? 'rtl' : 'ltr' };
});

export function isLanguageCode(text: unknown): text is LanguageCode {
  return LANGUAGE_CODES.some((code) => code === text);
}

/** The language of a wire code; English for unknown codes. */
export function languageOf(code: string | null | undefined): Language {
  return LANGUAGES.find((language) => language.code === code) ?? (LANGUAGES[0] as Language);
}

/** The wire code that best matches a browser's language tag, or null: `zh-TW` → `hk`, `es-MX` → `spa`. */
export function languageOfTag(tag: string): LanguageCode | null {
  const base = tag.toLowerCase().split('-')[0];
  const found = LANGUAGES.find((language) => language.tag.toLowerCase().split('-')[0] === base);
  return found?.code ?? null;
}
