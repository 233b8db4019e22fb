import i18next from 'i18next';
import { deskLanguage, LANGUAGES } from './desk-language.js';
import { en } from './en.js';

/** The key of a text of the back office. */
export type TextKey = keyof typeof en;

const texts = i18next.createInstance();
void texts.init({
  lng: 'en',
  fallbackLng: 'en',
  initAsync: false,
  resources: { en: { desk: en } },
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
  const code = deskLanguage();
  const { tag, load } = LANGUAGES[code];
  document.documentElement.lang = tag;
  texts.addResourceBundle(code, 'desk', await load());
  await texts.changeLanguage(code);
}

/** A text in the operator's language, with what is filled in; a `count` among it picks the form. */
export const t = (key: TextKey, facts: Readonly<Record<string, unknown>> = {}): string => texts.t(key, facts);

/** A text whose places are not filled in yet. */
export const bare = (key: TextKey): string => texts.t(key, { skipInterpolation: true });

/** A text whose key a row names, or what stands in for it. */
export const textOr = (key: string, otherwise: string): string => texts.t(key, { defaultValue: otherwise });
