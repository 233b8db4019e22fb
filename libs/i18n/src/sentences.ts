/** Languages whose full stop has its space within itself. */
const UNSPACED = /^(ja|zh)\b/;

/** Sentences one after the other, as the language of this tag sets them. */
export const inOneLine = (tag: string, ...sentences: string[]): string =>
  sentences.join(UNSPACED.test(tag) ? '' : ' ');
