import i18next from 'i18next';
import { deskLanguage, ENGLISH, LANGUAGES, type TextKey } from './desk-language.js';
import { ServerWords } from './server-words.js';

let current = ENGLISH;
let tag = 'en';
let words = new ServerWords(new Map());

const texts = i18next.createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { desk: ENGLISH.own } },
  defaultNS: 'desk',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/**
 * Loads the texts of the operator's language and sets it on the document. Await it before any screen is loaded: screens
 * read texts at import time. A change of language reloads the page.
 */
export async function startTexts(): Promise<void> {
  const { load, ...language } = LANGUAGES[deskLanguage()];
  current = await load();
  tag = language.tag;
  words = new ServerWords(new Map(Object.entries(current.server)));
  document.documentElement.lang = tag;
  texts.addResourceBundle(tag, 'desk', current.own);
  await texts.changeLanguage(tag);
}

/** Text in the operator's language with its placeholders filled in; a `count` among them selects the plural form. */
export const t = (key: TextKey, facts: Readonly<Record<string, unknown>> = {}): string => texts.t(key, facts);

/** Text with its placeholders left in. */
export const bare = (key: TextKey): string => texts.t(key, { skipInterpolation: true });

/** Translates a server text from English to the operator's language. */
export const fromServerWords = (english: string): string => words.of(english);

/** BCP 47 tag of the operator's language, for `Intl`. */
export const languageTag = (): string => tag;

/** Built-in texts of Material UI components, as a theme's `components`. */
export const materialTexts = (): object => current.material;

/** Built-in texts of react-admin, in the operator's language. */
export const reactAdminTexts = (): typeof current.reactAdmin => current.reactAdmin;
