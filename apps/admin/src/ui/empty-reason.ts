type Why = 'none' | 'typed' | 'waits' | 'others' | 'filters';

/** What of a row says that it waits. */
const WAITS = ['waiting', 'applied'];

const isSet = (value: unknown): boolean => value !== '' && value !== undefined && value !== null;

/** Which of a list's filters leave nothing: what was typed alone, that together with others, or others alone. */
export function emptyReason(filters: Readonly<Record<string, unknown>>): { why: Why; typed: string } {
  const { q, waits_for: waitsFor, status, state, ...rest } = filters;
  const typed = isSet(q) ? String(q) : '';
  const others = [waitsFor, status, state, ...Object.values(rest)].filter(isSet);
  if (typed === '') return { why: others.length === 0 ? 'none' : 'filters', typed };
  if (others.length === 0) return { why: 'typed', typed };
  const isQueue = isSet(waitsFor) || WAITS.some((each) => each === status || each === state);
  return { why: others.length === 1 && isQueue ? 'waits' : 'others', typed };
}

/** One or two letters or digits; of a script of words one sign is a word. */
const SHORT = /^[\p{Script=Latin}\d]{1,2}$/u;

/** Whether every word of what was typed is so short that it finds beginnings only. */
export const isShort = (typed: string): boolean =>
  typed.trim() !== '' &&
  typed
    .trim()
    .split(/\s+/)
    .every((word) => SHORT.test(word));
