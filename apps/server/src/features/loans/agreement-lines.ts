import bidiFactory, { type Bidi } from 'bidi-js';

/** A stretch of a line in one font, in its place from left to right; its letters stand as they are read. */
export interface Piece<Font> {
  readonly text: string;
  readonly font: Font;
}

/** One line of a paragraph. */
export interface Line<Font> {
  /** As it is read, with the blank at its end: the lines of a paragraph together are the paragraph. */
  readonly text: string;
  readonly pieces: readonly Piece<Font>[];
}

/** What is known of the fonts. */
export interface Measures<Font> {
  /** The first font with this character, or null. */
  fontOf(codePoint: number): Font | null;
  /** In points. */
  widthOf(text: string, font: Font): number;
}

/** How a text runs. */
export interface Run {
  /** BCP 47: Thai, Chinese and Japanese have no blanks between words. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Points. */
  readonly width: number;
}

// Its types were written for another kind of module.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Says a direction only. */
const DIRECTION = /[\u2066-\u2069]/;
/** Belongs to the letter before it. */
const FOLLOWER = /[\p{M}\u200c\u200d]/u;
/** Scripts whose words follow each other without blanks. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** What never begins a line, and what never ends one. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{M}、。，．：；！？・ーっゃゅょッャュョ々ๆฯ.,:;!?%…”’]/u;
const OPENING = /[\p{Ps}\p{Pi}“‘]$/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Breaks a paragraph into lines that fit, each with its pieces in the order in which they are drawn. Words keep together where
 * they fit on a line of their own. A character that no font has is shown by its number: `[U+1F600]`.
 */
export function linesOf<Font>(paragraph: string, run: Run, measures: Measures<Font>): Line<Font>[] {
  const { text, fonts } = withFonts(paragraph, measures);
  const widthOf = (from: number, to: number): number =>
    stretches(text, fonts, from, to).reduce(
      (sum, { text: shown, font }) => sum + measures.widthOf(shown, font),
      0,
    );
  const trimmedWidth = ([from, to]: Range): number => widthOf(from, trimmedEnd(text, from, to));
  const ranges = tokensOf(text, run.tag).flatMap((token) =>
    trimmedWidth(token) <= run.width ? [token] : graphemes(text, ...token),
  );
  const lines: Range[] = [];
  let filled = 0;
  for (const range of ranges) {
    const [from, to] = range;
    const last = lines.at(-1);
    const isRoom = last !== undefined && filled + trimmedWidth(range) <= run.width;
    lines.splice(isRoom ? -1 : lines.length, 1, [isRoom ? last[0] : from, to]);
    filled = (isRoom ? filled : 0) + widthOf(from, to);
  }
  const levels = bidi.getEmbeddingLevels(text, run.direction);
  return lines.map(([from, to]) => {
    const end = trimmedEnd(text, from, to);
    const order = bidi.getReorderedIndices(text, levels, from, end - 1).slice(from, end);
    return { text: text.slice(from, to), pieces: drawn(text, fonts, order, levels.levels) };
  });
}

/** From a code unit to before another. */
type Range = readonly [from: number, to: number];

interface Prepared<Font> {
  readonly text: string;
  /** One for each code unit; null for what is not drawn. */
  readonly fonts: readonly (Font | null)[];
}

function withFonts<Font>(paragraph: string, measures: Measures<Font>): Prepared<Font> {
  let text = '';
  const fonts: (Font | null)[] = [];
  const add = (letters: string, font: Font | null): void => {
    text += letters;
    for (let unit = 0; unit < letters.length; unit += 1) fonts.push(font);
  };
  for (const letter of paragraph) {
    if (DIRECTION.test(letter)) {
      add(letter, null);
      continue;
    }
    const before = fonts.at(-1);
    const font = FOLLOWER.test(letter) && before ? before : measures.fontOf(letter.codePointAt(0) as number);
    if (font !== null) add(letter, font);
    else for (const sign of numberOf(letter)) add(sign, measures.fontOf(sign.codePointAt(0) as number));
  }
  return { text, fonts };
}

const numberOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Where a line may begin: after a blank, and between words of scripts that have none. */
function tokensOf(text: string, tag: string): Range[] {
  const tokens: Range[] = [];
  for (const { segment, index } of wordsIn(tag).segment(text)) {
    const last = tokens.at(-1);
    const end = index + segment.length;
    if (last && !mayBreak(text.slice(...last), segment)) tokens.splice(-1, 1, [last[0], end]);
    else tokens.push([index, end]);
  }
  return tokens;
}

const segmenters = new Map<string, Intl.Segmenter>();

/** Made once for each language: that reads its dictionary. */
function wordsIn(tag: string): Intl.Segmenter {
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after) || CLOSING.test(after) || OPENING.test(before)) return false;
  // A blank that does not break keeps what it stands between together.
  if (/\s$/.test(before)) return !/[\u00a0\u202f]$/.test(before);
  return UNSPACED.test(before.slice(-1)) || UNSPACED.test(after.slice(0, 1));
}

const graphemes = (text: string, from: number, to: number): Range[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(from, to))].map(
    ({ segment, index }) => [from + index, from + index + segment.length],
  );

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

/** In the order in which they are read. */
function stretches<Font>(
  text: string,
  fonts: readonly (Font | null)[],
  from: number,
  to: number,
): Piece<Font>[] {
  const order = Array.from({ length: to - from }, (_, index) => from + index);
  return drawn(text, fonts, order, new Uint8Array(text.length));
}

function drawn<Font>(
  text: string,
  fonts: readonly (Font | null)[],
  order: readonly number[],
  levels: Uint8Array,
): Piece<Font>[] {
  const pieces: (Piece<Font> & { readonly isTurned: boolean })[] = [];
  for (const index of order) {
    const letter = text[index] as string;
    const font = fonts[index] as Font | null;
    if (font === null) continue;
    const isRightToLeft = (levels[index] as number) % 2 === 1;
    // The font turns a word of Arabic letters; signs between words are turned here.
    const isTurned = isRightToLeft && (RIGHT_TO_LEFT.test(letter) || FOLLOWER.test(letter));
    const shown = isRightToLeft && !isTurned ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = pieces.at(-1);
    if (last?.font !== font || last.isTurned !== isTurned) pieces.push({ text: shown, font, isTurned });
    else pieces.splice(-1, 1, { text: isTurned ? shown + last.text : last.text + shown, font, isTurned });
  }
  return pieces.map(({ text: letters, font }) => ({ text: letters, font }));
}
