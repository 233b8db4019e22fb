import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';
import { textOf } from '../../platform/http/texts.js';
import type { NewsText } from '../content/news.table.js';
import type { Message } from './message.table.js';

type Facts = Readonly<Record<string, string | number>>;

/** Message text in every language. */
export const inEveryLanguage = (words: (lang: LanguageCode) => NewsText): Message['texts'] =>
  Object.fromEntries(LANGUAGE_CODES.map((lang) => [lang, words(lang)]));

/** Text under `message.<name>` of the catalogues; the content is HTML, so its facts may have to be escaped. */
export const wordsOf = (lang: LanguageCode, name: string, facts?: Facts, inContent = facts): NewsText => ({
  title: textOf(lang, `message.${name}.title`, facts),
  desc: textOf(lang, `message.${name}.desc`, facts),
  content: textOf(lang, `message.${name}.content`, inContent),
});

/** Paragraphs of a message's content as plain text for a mail. */
export const plainOf = (content: string): string[] =>
  content
    .split(/<\/(?:p|li|ul)>/)
    .map((part) => part.replace(/<[^>]*>/g, '').replace(/&#(\d+);/g, (_, code) => String.fromCharCode(code)))
    .filter((part) => part.trim() !== '');

/** Escapes text for a message's HTML content. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
