import type { InNumbers } from '@truemark/contracts';
import type { AuditRow as Recorded } from '@truemark/contracts/admin';
import { condensed } from './condensed.js';

export type AuditRow = InNumbers<Recorded>;

/** A field, from the outside to the inside: `['texts', 'en', 'title']`. */
export type Path = readonly string[];

export interface Difference {
  readonly path: Path;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two states, field by field. */
export function differences(before: unknown, after: unknown): Difference[] {
  const old = fieldsOf(before);
  const now = fieldsOf(after);
  return [...new Map([...old, ...now])]
    .map(([key, { path }]) => ({
      path,
      before: old.get(key)?.value ?? null,
      after: now.get(key)?.value ?? null,
    }))
    .filter((each) => each.before !== each.after);
}

/** What both states have alike, field by field. */
export function sameIn(before: unknown, after: unknown): (readonly [path: Path, value: string])[] {
  const now = fieldsOf(after);
  return [...fieldsOf(before)].flatMap(([key, { path, value }]) =>
    now.get(key)?.value === value ? [[path, value] as const] : [],
  );
}

interface Field {
  readonly path: Path;
  readonly value: string;
}

/** The fields of a state, however deep they lie, by what no two of them share. */
const fieldsOf = (state: unknown): Map<string, Field> =>
  new Map(flat(state, []).map((field) => [JSON.stringify(field.path), field]));

function flat(value: unknown, path: Path): Field[] {
  if (value === null || value === undefined) return [];
  const line = Array.isArray(value) ? condensed(value) : null;
  if (
    line === null &&
    typeof value === 'object' &&
    (!Array.isArray(value) || value.some((item) => typeof item === 'object'))
  ) {
    return Object.entries(value).flatMap(([name, inner]) => flat(inner, [...path, name]));
  }
  const text = line ?? (Array.isArray(value) ? value.join(', ') : String(value));
  return [{ path: path.length === 0 ? ['value'] : path, value: text }];
}
