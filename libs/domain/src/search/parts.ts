/** Letters that Unicode does not take apart, as somebody without them on the keyboard types them. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', ı: 'i' };

/** Code points of a part: whoever types more finds by these, and what was found is held against all of it. */
export const PART_LENGTH = 10;

/**
 * A text as it is searched: small letters without the marks above and below them; whatever is neither letter nor digit
 * is one blank.
 */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[đłøßı]/g, (letter) => PLAIN[letter] as string)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What a text is found by: the letters from each of its places on, `PART_LENGTH` at most, so that any part of it is the
 * beginning of one of them. Those shorter than `least` find too much; no text has more than `most`, or is searched from
 * its place `upTo` on.
 */
export function partsOf(
  text: string,
  { least, most, upTo = Number.POSITIVE_INFINITY }: { least: number; most: number; upTo?: number },
): string[] {
  const letters = [...folded(text)];
  const parts: string[] = [];
  for (let at = 0; at < letters.length && at < upTo && parts.length < most; at++) {
    if (letters[at] === ' ' || letters.length - at < least) continue;
    parts.push(letters.slice(at, at + PART_LENGTH).join(''));
  }
  return parts;
}
