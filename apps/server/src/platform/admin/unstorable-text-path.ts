/**
 * Control characters other than line ends and tabs, and lone surrogates: not every database accepts them. Also
 * bidirectional override characters: an approver would read something other than what is stored.
 */
const UNSTORABLE_CHARACTERS = /(?![\n\r\t])\p{Cc}|\p{Cs}|[\u202d\u202e]/u;

/** Path of the first text in plain data that cannot be stored; null if there is none. */
export function unstorableTextPath(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return UNSTORABLE_CHARACTERS.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    if (UNSTORABLE_CHARACTERS.test(name)) return path;
    const found = unstorableTextPath(inner, [...path, name]);
    if (found) return found;
  }
  return null;
}
