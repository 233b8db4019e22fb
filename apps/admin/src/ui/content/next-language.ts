import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';

/** The first language after `lang`, from the last on to the first again, that `isWanted`; undefined: no other is. */
export function nextLanguage(
  lang: string,
  isWanted: (code: LanguageCode) => boolean,
): LanguageCode | undefined {
  const at = LANGUAGE_CODES.findIndex((code) => code === lang);
  return [...LANGUAGE_CODES.slice(at + 1), ...LANGUAGE_CODES.slice(0, Math.max(at, 0))].find(isWanted);
}
