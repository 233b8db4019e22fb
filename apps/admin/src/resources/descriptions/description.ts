/** The rich text of a page, in the languages it was written in. */
export interface Description {
  readonly id: number;
  /** By which pages ask for it, such as `financial.bank_chare_content`. */
  readonly group: string;
  readonly texts: Readonly<Record<string, { readonly title?: string; readonly content?: string }>>;
  readonly is_shown: boolean;
}

/** Codes of the languages in which something is written. */
export const writtenIn = (texts: Description['texts'] | undefined): string[] =>
  Object.entries(texts ?? {})
    .filter(([, text]) => Boolean(text?.title || text?.content))
    .map(([lang]) => lang);

export const titleOf = ({ texts, group }: Description): string =>
  texts.en?.title || Object.values(texts).find(({ title }) => title)?.title || group;
