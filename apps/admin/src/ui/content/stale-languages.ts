import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';

type Texts = Readonly<Record<string, unknown>>;

/** Language that all others are translated from. */
const SOURCE = 'en';

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Languages that an English change makes outdated: those with a text that is not changed along with it. */
export const staleOf = (written: readonly string[], isChanged: (code: string) => boolean): LanguageCode[] =>
  isChanged(SOURCE)
    ? LANGUAGE_CODES.filter((code) => code !== SOURCE && written.includes(code) && !isChanged(code))
    : [];

/** The same, from the texts before and after. */
export function staleAfter(before: Texts | undefined, after: Texts | undefined): LanguageCode[] {
  if (!before || !after) return [];
  return staleOf(Object.keys(after), (code) => !isAlike(before[code], after[code]));
}
