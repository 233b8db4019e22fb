import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';

/** First language after `lang` for which `isWanted`, wrapping around; undefined: no other. */
export function nextLanguage(
  lang: string,
  isWanted: (code: LanguageCode) => boolean,
): LanguageCode | undefined {
  const at = LANGUAGE_CODES.findIndex((code) => code === lang);
  return [...LANGUAGE_CODES.slice(at + 1), ...LANGUAGE_CODES.slice(0, Math.max(at, 0))].find(isWanted);
}
