import type { InNumbers } from '@truemark/contracts';
import type { AuditRow as Recorded } from '@truemark/contracts/admin';
export type AuditRow = InNumbers<Recorded>;

export interface Difference {
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What differs between two states, field by field. */
export function differences(before: unknown, after: unknown): Difference[] {
  const old = flat(before);
  const now = flat(after);
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((each) => each.before !== each.after);
}

/** What both states have alike, field by field. */
export function sameIn(before: unknown, after: unknown): (readonly [path: string, value: string])[] {
  const now = flat(after);
  return [...flat(before)].filter(([path, value]) => now.get(path) === value);
}

function flat(value: unknown, path = '', into = new Map<string, string>()): Map<string, string> {
  if (value === null || value === undefined) return into;
  if (
    typeof value === 'object' &&
    (!Array.isArray(value) || value.some((item) => typeof item === 'object'))
  ) {
    for (const [name, inner] of Object.entries(value))
      flat(inner, path === '' ? name : `${path}.${name}`, into);
  } else {
    into.set(path || 'value', Array.isArray(value) ? value.join(', ') : String(value));
  }
  return into;
}
