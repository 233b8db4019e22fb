/** Letters without Unicode decomposition, mapped to what is typed for them on a plain keyboard. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss', ı: 'i' };

/** Code points per part. A longer search term is looked up by its first ones; results are then checked in full. */
export const PART_LENGTH = 10;

/** Normalises a text for search: lower case without diacritics; any run of other characters becomes one space. */
export const foldForSearch = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[đłøßı]/g, (letter) => PLAIN[letter] as string)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Search parts of a text: its substrings from each position, at most `PART_LENGTH` long, so that any substring is a
 * prefix of a part. Parts shorter than `least` are omitted; at most `most` parts, from positions before `upTo`.
 */
export function partsOf(
  text: string,
  { least, most, upTo = Number.POSITIVE_INFINITY }: { least: number; most: number; upTo?: number },
): string[] {
  const letters = [...foldForSearch(text)];
  const parts: string[] = [];
  for (let at = 0; at < letters.length && at < upTo && parts.length < most; at++) {
    if (letters[at] === ' ' || letters.length - at < least) continue;
    parts.push(letters.slice(at, at + PART_LENGTH).join(''));
  }
  return parts;
}
