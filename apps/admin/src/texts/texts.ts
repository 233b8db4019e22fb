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
 * Loads the texts of the operator's language and says it on the document. To be awaited before any screen is loaded: screens
 * hold texts from the moment they are, and a change of language loads the page anew.
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

/** A text in the operator's language, with what is filled in; a `count` among it picks the form. */
export const t = (key: TextKey, facts: Readonly<Record<string, unknown>> = {}): string => texts.t(key, facts);

/** A text whose places are not filled in yet. */
export const bare = (key: TextKey): string => texts.t(key, { skipInterpolation: true });

/** What the server says in English, in the operator's language. */
export const fromServerWords = (english: string): string => words.of(english);

/** BCP 47 tag of the operator's language, for `Intl`. */
export const languageTag = (): string => tag;

/** What pieces of Material UI say by themselves, as a theme's `components`. */
export const materialTexts = (): object => current.material;

/** What react-admin says by itself, in the operator's language. */
export const reactAdminTexts = (): typeof current.reactAdmin => current.reactAdmin;
