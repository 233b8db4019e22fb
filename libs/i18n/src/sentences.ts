/** Languages whose full stop includes its space. */
const UNSPACED = /^(ja|zh)\b/;

/** Joins sentences as customary in the language of this tag. */
export const inOneLine = (tag: string, ...sentences: string[]): string =>
  sentences.join(UNSPACED.test(tag) ? '' : ' ');
