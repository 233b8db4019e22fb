import type { NumericDecimals } from '@truemark/contracts';
import type { AuditRow as Recorded } from '@truemark/contracts/admin';
import { condensed } from './condensed.js';

export type AuditRow = NumericDecimals<Recorded>;

/** Field path from the outer to the inner name: `['texts', 'en', 'title']`. */
export type Path = readonly string[];

export interface Difference {
  readonly path: Path;
  readonly before: string | null;
  readonly after: string | null;
}

/** Differences between two states, field by field. */
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

/** Common values of two states, field by field. */
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

/** Leaf fields of a state at any depth, by a unique key. */
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
