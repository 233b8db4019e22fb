import { type LanguageCode, languageOf } from './languages.js';

/** Facts that select a plural form, in order of precedence. */
export const COUNT_FACTS = [
  'count',
  'number',
  'days',
  'hours',
  'minutes',
  'seconds',
  'most',
  'retry_after',
] as const;

/** Cached, because construction is expensive. */
const rules = new Map<LanguageCode, Intl.PluralRules>();

function rulesOf(code: LanguageCode): Intl.PluralRules {
  let found = rules.get(code);
  if (!found) {
    found = new Intl.PluralRules(languageOf(code).tag);
    rules.set(code, found);
  }
  return found;
}

/**
 * Key of the plural form for the facts, such as `days_one`; the plain key is the form `other`. null if the facts
 * contain no number to count by.
 */
export function pluralKey(
  code: LanguageCode,
  key: string,
  facts: Readonly<Record<string, unknown>>,
): string | null {
  const name = COUNT_FACTS.find((each) => facts[each] !== undefined);
  const count = name === undefined ? Number.NaN : Number(facts[name]);
  return Number.isFinite(count) ? `${key}_${rulesOf(code).select(count)}` : null;
}
