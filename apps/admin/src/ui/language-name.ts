import { isLanguageCode, languageOf } from '@truemark/i18n';

/** Name of a language in that language; an unknown code is returned unchanged. */
export const languageName = (code: string): string => (isLanguageCode(code) ? languageOf(code).name : code);

/** The same with its code. */
export const languageWithCode = (code: string): string =>
  isLanguageCode(code) ? `${languageOf(code).name} (${code})` : code;
