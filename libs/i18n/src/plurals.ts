import { type LanguageCode, languageOf } from './languages.js';

/** Facts that something may be counted by, in the order in which a text is looked through for one. */
export const COUNTED = ['count', 'number', 'days', 'hours', 'minutes', 'seconds', 'most'] as const;

/** Making one costs far more than asking it. */
const rules = new Map<LanguageCode, Intl.PluralRules>();

function rulesOf(code: LanguageCode): Intl.PluralRules {
  let found = rules.get(code);
  if (!found) {
    found = new Intl.PluralRules(languageOf(code).tag);
    rules.set(code, found);
  }
  return found;
}

/** The forms by which a language counts: `one` and `other` in English. */
export const pluralForms = (code: LanguageCode): readonly string[] =>
  rulesOf(code).resolvedOptions().pluralCategories;

/**
 * The key of the form that a language has for a number, beside a text's own key, which is what `other` says: `days_one`.
 * Null where the facts hold nothing to count by.
 */
export function pluralKey(
  code: LanguageCode,
  key: string,
  facts: Readonly<Record<string, unknown>>,
): string | null {
  const name = COUNTED.find((each) => facts[each] !== undefined);
  const count = name === undefined ? Number.NaN : Number(facts[name]);
  return Number.isFinite(count) ? `${key}_${rulesOf(code).select(count)}` : null;
}
