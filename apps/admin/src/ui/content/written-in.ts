/** Codes of the languages that have a text. */
export const writtenIn = (
  texts:
    | Readonly<Record<string, { readonly title?: string; readonly content?: string } | undefined>>
    | undefined,
): string[] =>
  Object.entries(texts ?? {})
    .filter(([, text]) => Boolean(text?.title || text?.content))
    .map(([lang]) => lang);
