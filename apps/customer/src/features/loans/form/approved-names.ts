import type { LanguageCode } from '@truemark/i18n';
import type { LoanFormValues } from '../../../api/loans.js';
import { FAMILY_FIRST } from './form-steps.js';

/**
 * Splits a verified name into the form's fields. If a family name is required, it is the last word, or the first in
 * languages with that order. A single word is not split.
 */
export function approvedNames(
  whole: string,
  language: LanguageCode,
  asksFamilyName: boolean,
): LoanFormValues {
  const words = whole.trim().split(/\s+/);
  if (whole.trim() === '') return {};
  if (!asksFamilyName || words.length < 2) return { name: whole.trim() };
  return FAMILY_FIRST.has(language)
    ? { last_name: words[0], name: words.slice(1).join(' ') }
    : { last_name: words.at(-1), name: words.slice(0, -1).join(' ') };
}
