/** Languages whose full stop includes its space. */
const UNSPACED_LANGUAGES = /^(ja|zh)\b/;

/** Joins sentences as customary in the language of this tag. */
export const joinSentences = (tag: string, ...sentences: string[]): string =>
  sentences.join(UNSPACED_LANGUAGES.test(tag) ? '' : ' ');
