import { isLanguageCode, type LanguageCode, languageOfTag } from '@truemark/i18n';
import { recall, remember } from './storage.js';

const KEY = 'language';
const DEFAULT_KEY = 'default-language';
/** The platform's default until an operator sets another. */
const FIRST = 'en';

/** The first of a device's languages that the app speaks. */
export const languageOfDevice = (tags: readonly string[]): LanguageCode | undefined =>
  tags.map(languageOfTag).find((code) => code !== null) ?? undefined;

/**
 * The language the customer picked; else the platform's default as last heard, where operators set one; else the device's,
 * else English.
 */
export function language(): LanguageCode {
  const [picked, house] = [recall(KEY), recall(DEFAULT_KEY)];
  if (isLanguageCode(picked)) return picked;
  if (isLanguageCode(house) && house !== FIRST) return house;
  return languageOfDevice(navigator.languages) ?? FIRST;
}

/** Remembers the customer's choice; the app starts anew in it. */
export function pickLanguage(code: LanguageCode): void {
  remember(KEY, code);
}

/** Remembers the platform's default. Answers whether the app should start anew because it now speaks another language. */
export function setDefaultLanguage(code: string): boolean {
  if (!isLanguageCode(code)) return false;
  const before = language();
  remember(DEFAULT_KEY, code);
  return language() !== before;
}
