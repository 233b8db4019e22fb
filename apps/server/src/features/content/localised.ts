import type { LanguageCode } from '@truemark/i18n';
import type { NewsText } from './news.table.js';

const NOTHING: NewsText = { title: '', desc: '', content: '' };

/** The text in the language, else in the default language, else in English. */
export const localised = (
  texts: Readonly<Record<string, NewsText>>,
  lang: LanguageCode,
  usual: LanguageCode,
): NewsText => texts[lang] ?? texts[usual] ?? texts.en ?? NOTHING;
