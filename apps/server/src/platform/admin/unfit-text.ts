/**
 * Control characters other than line ends and tabs, and halves of characters: no database takes all of them. And what
 * turns the letters of a word around: whoever decides would read something else than what is stored.
 */
const UNFIT = /(?![\n\r\t])\p{Cc}|\p{Cs}|[\u202d\u202e]/u;

/** Where in plain data a text stands that cannot be stored, as a path; null when there is none. */
export function unfitText(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return UNFIT.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (UNFIT.test(name)) return path;
    const found = unfitText(inner, [...path, name]);
    if (found) return found;
  }
  return null;
}
