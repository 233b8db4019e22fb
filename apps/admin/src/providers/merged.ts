import { isLanguageCode } from '@truemark/i18n';
import { isPlain } from './is-plain.js';

type Fields = Readonly<Record<string, unknown>>;

/** A form's fields as they are to be sent, and those that somebody else changed to something else meanwhile. */
export interface Merged {
  readonly data: Fields;
  readonly conflicts: readonly (readonly string[])[];
}

/** By value; a field that is missing says the same as one that is null, as forms hold it. */
export function isSame(one: unknown, other: unknown): boolean {
  const [a, b] = [one ?? null, other ?? null];
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((each, index) => isSame(each, b[index]));
  }
  if (!isPlain(a) || !isPlain(b)) return Object.is(a, b);
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((field) => isSame(a[field], b[field]));
}

/** What is written by language: one may write the Chinese while somebody else writes the English. */
const isByLanguage = (value: unknown): value is Fields =>
  isPlain(value) && Object.keys(value).every(isLanguageCode);

/**
 * What a form sends of a record that it read as `seen`, and that is `now` what it is: what was not changed here stays as it
 * is now, whoever changed it.
 */
export function merged(data: Fields, seen: Fields, now: Fields): Merged {
  const sent: Record<string, unknown> = {};
  const conflicts: (readonly string[])[] = [];
  for (const field of Object.keys(data)) {
    const [mine, before, theirs] = [data[field], seen[field], now[field]];
    if (isSame(mine, before)) sent[field] = Object.hasOwn(now, field) ? theirs : mine;
    else if (isSame(theirs, before) || isSame(theirs, mine)) sent[field] = mine;
    // What is only written, or was never read, can have been changed by nobody that is known.
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
