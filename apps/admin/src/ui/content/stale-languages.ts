import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';

type Texts = Readonly<Record<string, unknown>>;

/** What all languages are translated from. */
const SOURCE = 'en';

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Of the languages that are written, those that a change of the English text leaves behind: they are not written anew with it. */
export const staleOf = (written: readonly string[], isChanged: (code: string) => boolean): LanguageCode[] =>
  isChanged(SOURCE)
    ? LANGUAGE_CODES.filter((code) => code !== SOURCE && written.includes(code) && !isChanged(code))
    : [];

/** The same of a change from some texts to others. */
export function staleAfter(before: Texts | undefined, after: Texts | undefined): LanguageCode[] {
  if (!before || !after) return [];
  return staleOf(Object.keys(after), (code) => !isAlike(before[code], after[code]));
}
