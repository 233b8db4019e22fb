import { isLanguageCode, languageOf } from '@truemark/i18n';

/** A language as its speakers call it; a code that is none of ours as it stands. */
export const languageName = (code: string): string => (isLanguageCode(code) ? languageOf(code).name : code);

/** The same, with the code by which it is kept. */
export const languageWithCode = (code: string): string =>
  isLanguageCode(code) ? `${languageOf(code).name} (${code})` : code;
