type Texts = Readonly<Record<string, { readonly title?: string; readonly content?: string } | undefined>>;

/** Codes of the languages that have a text. */
export const writtenIn = (texts: Texts | undefined): string[] =>
  Object.entries(texts ?? {})
    .filter(([, text]) => Boolean(text?.title || text?.content))
    .map(([lang]) => lang);

/** Codes of the languages whose readers read a text in their language: a title alone is none where others have more. */
export function readIn(texts: Texts | undefined): string[] {
  const hasContent = (lang: string): boolean => Boolean(texts?.[lang]?.content);
  const written = writtenIn(texts);
  return written.some(hasContent) ? written.filter(hasContent) : written;
}
