import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';
import { textOf } from '../../platform/http/texts.js';
import type { NewsText } from '../content/news.table.js';
import type { Message } from './message.table.js';

type Facts = Readonly<Record<string, string | number>>;

/** A message's words in every language. */
export const inEveryLanguage = (words: (lang: LanguageCode) => NewsText): Message['texts'] =>
  Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, words(lang)]));

/** The words under `message.<name>` of the catalogues; the content is HTML, so its facts may have to differ. */
export const wordsOf = (lang: LanguageCode, name: string, facts?: Facts, inContent = facts): NewsText => ({
  title: textOf(lang, `message.${name}.title`, facts),
  desc: textOf(lang, `message.${name}.desc`, facts),
  content: textOf(lang, `message.${name}.content`, inContent),
});

/** The paragraphs of a message's content, as a mail without tags has them. */
export const plainOf = (content: string): string[] =>
  content
    .split(/<\/(?:p|li|ul)>/)
    .map((part) => part.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)))
    .filter((part) => part.trim() !== '');

/** Text as it stands between tags of a message's content. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
