type Why = 'none' | 'typed' | 'waits' | 'others' | 'filters';

/** Filter values that mean that a row waits. */
const WAITS = ['waiting', 'applied'];

const isSet = (value: unknown): boolean => value !== '' && value !== undefined && value !== null;

/** Cause of an empty list: the search text alone, the text combined with other filters, or other filters alone. */
export function emptyReason(filters: Readonly<Record<string, unknown>>): { why: Why; typed: string } {
  const { q, waits_for: waitsFor, status, state, ...rest } = filters;
  const typed = isSet(q) ? String(q) : '';
  const others = [waitsFor, status, state, ...Object.values(rest)].filter(isSet);
  if (typed === '') return { why: others.length === 0 ? 'none' : 'filters', typed };
  if (others.length === 0) return { why: 'typed', typed };
  const isQueue = isSet(waitsFor) || WAITS.some((each) => each === status || each === state);
  return { why: others.length === 1 && isQueue ? 'waits' : 'others', typed };
}

/** One or two letters or digits. In Han script a single character is a word. */
const SHORT = /^[\p{Script=Latin}\d]{1,2}$/u;

/** Whether every search word is so short that it matches beginnings only. */
export const isShort = (typed: string): boolean =>
  typed.trim() !== '' &&
  typed
    .trim()
    .split(/\s+/)
    .every((word) => SHORT.test(word));
