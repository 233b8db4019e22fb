import { isLanguageCode, type LanguageCode, languageOfTag } from '@truemark/i18n';
import { readLocal, writeLocal } from './storage.js';

const KEY = 'language';
const DEFAULT_KEY = 'default-language';
/** The platform's default until an operator sets another. */
const FIRST = 'en';

/** First language of the device that the app supports. */
export const languageOfDevice = (tags: readonly string[]): LanguageCode | undefined =>
  tags.map(languageOfTag).find((code) => code !== null) ?? undefined;

/**
 * Current language: the customer's choice, else the last known platform default (where operators set one), else the
 * device's language, else English.
 */
export function language(): LanguageCode {
  const [picked, house] = [readLocal(KEY), readLocal(DEFAULT_KEY)];
  if (isLanguageCode(picked)) return picked;
  if (isLanguageCode(house) && house !== FIRST) return house;
  return languageOfDevice(navigator.languages) ?? FIRST;
}

/** Stores the customer's choice. The app restarts in that language. */
export function pickLanguage(code: LanguageCode): void {
  writeLocal(KEY, code);
}

/** Stores the platform's default. Returns whether the app should restart because its language changes. */
export function setDefaultLanguage(code: string): boolean {
  if (!isLanguageCode(code)) return false;
  const before = language();
  writeLocal(DEFAULT_KEY, code);
  return language() !== before;
}
