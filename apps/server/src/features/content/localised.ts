import type { LanguageCode } from '@truemark/i18n';

/** Text in the language, else in the default language, else in English, else in any; undefined: there is none. */
export const localised = <Text>(
  texts: Readonly<Record<string, Text>>,
  lang: LanguageCode,
  usual: LanguageCode,
): Text | undefined => texts[lang] ?? texts[usual] ?? texts.en ?? Object.values(texts)[0];
