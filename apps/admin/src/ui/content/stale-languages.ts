import { LANGUAGE_CODES, type LanguageCode } from '@truemark/i18n';

type Texts = Readonly<Record<string, unknown>>;

/** What all languages are translated from. */
export const SOURCE = 'en';

const isAlike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Languages that a change of the English text leaves behind: written before, and not written anew with it. */
export function staleAfter(before: Texts | undefined, after: Texts | undefined): LanguageCode[] {
  if (!before || !after || isAlike(before[SOURCE], after[SOURCE])) return [];
  return LANGUAGE_CODES.filter(
    (code) => code !== SOURCE && after[code] !== undefined && isAlike(before[code], after[code]),
  );
}
