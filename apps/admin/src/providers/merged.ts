import { isLanguageCode } from '@truemark/i18n';
import { isPlain } from './is-plain.js';

type Fields = Readonly<Record<string, unknown>>;

/** Form fields to send, and those that somebody else changed to another value meanwhile. */
export interface Merged {
  readonly data: Fields;
  readonly conflicts: readonly (readonly string[])[];
}

/** Comparison by value; a missing field equals null, as in forms. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => isSame(a[field], b[field]));
}

/** Object keyed by language: one operator may edit the Chinese while another edits the English. */
const isByLanguage = (value: unknown): value is Fields =>
  isPlain(value) && Object.keys(value).every(isLanguageCode);

/**
 * Three-way merge of a form's data, the record as read (`seen`) and the current record (`now`). Fields not changed in
 * the form keep their current value, whoever changed them.
 */
export function merged(data: Fields, seen: Fields, now: Fields): Merged {
  const sent: Record<string, unknown> = {};
  const conflicts: (readonly string[])[] = [];
  for (const field of Object.keys(data)) {
    const [mine, before, theirs] = [data[field], seen[field], now[field]];
    if (isSame(mine, before)) sent[field] = Object.hasOwn(now, field) ? theirs : mine;
    else if (isSame(theirs, before) || isSame(theirs, mine)) sent[field] = mine;
    // A write-only field, or one that was never read, has no known concurrent change.
    else if (!Object.hasOwn(now, field) || !Object.hasOwn(seen, field)) sent[field] = mine;
    else if (isByLanguage(mine) && isByLanguage(before) && isByLanguage(theirs)) {
      const all = {
        ...Object.fromEntries(Object.keys({ ...before, ...theirs }).map((code) => [code, undefined])),
        ...mine,
      };
      const inside = merged(all, before, theirs);
      sent[field] = Object.fromEntries(Object.entries(inside.data).filter(([, text]) => text !== undefined));
      conflicts.push(...inside.conflicts.map((path) => [field, ...path]));
    } else conflicts.push([field]);
  }
  return { data: sent, conflicts };
}
