import { isLanguageCode, type LanguageCode } from '@truemark/i18n';
import { recall, remember } from './storage.js';

const KEY = 'language';
const DEFAULT_KEY = 'default-language';

/** The language the customer picked, else the platform's default as last heard, else English. */
export function language(): LanguageCode {
  return [recall(KEY), recall(DEFAULT_KEY)].find(isLanguageCode) ?? 'en';
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
