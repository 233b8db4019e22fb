/** Values of a sealed record. Numbers are integers; other figures are plain decimal strings. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/**
 * Canonical JSON: no spaces, keys sorted by UTF-16 code units. Throws on a number that is not a safe integer, and on
 * values that JSON does not have.
 */
export function canonicalJson(value: Json): string {
  if (typeof value === 'number') {
    if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole number`);
    return String(value);
  }
  if (typeof value === 'string' || typeof value === 'boolean' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object') throw new TypeError(`${typeof value} has no canonical text`);
  const held = value as { readonly [name: string]: Json };
  const fields = Object.keys(held).sort(byCodeUnit);
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonicalJson(held[name] as Json)}`).join()}}`;
}

const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
