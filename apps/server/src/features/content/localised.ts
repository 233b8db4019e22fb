import type { LanguageCode } from '@truemark/i18n';

interface Text {
  readonly title: string;
  readonly desc?: string;
  readonly content: string;
}

/**
 * Text in the language; what it lacks, in the default language, else in English, else in any. The content's summary comes
 * with the content. Undefined: there is no text.
 */
export function localised<T extends Text>(
  texts: Readonly<Record<string, T>>,
  lang: LanguageCode,
  usual: LanguageCode,
): T | undefined {
  const inOrder = [texts[lang], texts[usual], texts.en, ...Object.values(texts)].filter(
    (text) => text !== undefined,
  );
  const [own] = inOrder;
  if (!own) return undefined;
  const titled = inOrder.find(({ title }) => title !== '') ?? own;
  const written = inOrder.find(({ content }) => content !== '') ?? own;
  return { ...written, title: titled.title, ...(own.desc && { desc: own.desc }) };
}
