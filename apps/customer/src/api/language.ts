import { isLanguageCode, type LanguageCode, languageOfTag } from '@truemark/i18n';
import { readLocal, writeLocal } from './storage.js';

const KEY = 'language';
const DEFAULT_KEY = 'default-language';
/** The platform's default until an operator sets another. */
const FIRST = 'en';

/** First language of the device that the app supports. */
export const languageOfDevice = (tags: readonly string[]): LanguageCode | undefined =>
  tags.map(languageOfTag).find((code) => code !== null) ?? undefined;

/** Platform default that this app started with: it speaks one language as long as it runs. */
const started = readLocal(DEFAULT_KEY);

/** The customer's choice, else the platform default (where operators set one), else the device's language, else English. */
function languageWith(house: string | null): LanguageCode {
  const picked = readLocal(KEY);
  if (isLanguageCode(picked)) return picked;
  if (isLanguageCode(house) && house !== FIRST) return house;
  return languageOfDevice(navigator.languages) ?? FIRST;
}

/** Current language. */
export const language = (): LanguageCode => languageWith(started);

/** Whether the app would start in another language, because the platform's default has changed since. */
export const isLanguageOutdated = (): boolean => languageWith(readLocal(DEFAULT_KEY)) !== language();

/** Stores the customer's choice. The app restarts in that language. */
export function pickLanguage(code: LanguageCode): void {
  writeLocal(KEY, code);
}

/** Stores the platform's default, for the app's next start. */
export function setDefaultLanguage(code: string): void {
  if (isLanguageCode(code)) writeLocal(DEFAULT_KEY, code);
}
