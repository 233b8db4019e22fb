import bidiFactory, { type Bidi } from 'bidi-js';

/** Run of a line in one font, at its place from left to right; its text is in logical order. */
export interface TextRun<Font> {
  readonly text: string;
  readonly font: Font;
}

/** One line of a paragraph. */
export interface Line<Font> {
  /**
   * Text in logical order, including the trailing blank: the lines of a paragraph joined together are the paragraph.
   */
  readonly text: string;
  readonly pieces: readonly TextRun<Font>[];
}

/** Font metrics. */
export interface FontMetrics<Font> {
  /** First font that has this character, or null. */
  fontOf(codePoint: number): Font | null;
  /** Width in points. */
  widthOf(text: string, font: Font): number;
}

/** Text properties for layout. */
export interface ParagraphLayout {
  /** BCP 47 tag: Thai, Chinese and Japanese have no blanks between words. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  /** Points. */
  readonly width: number;
}

// The package's types assume another module system.
const bidi = (bidiFactory as unknown as () => Bidi)();

/** Bidirectional isolates, which only state a direction. */
const DIRECTION = /[\u2066-\u2069]/;
/** Combining characters, which belong to the preceding letter. */
const COMBINING = /[\p{M}\u200c\u200d]/u;
/** Scripts without blanks between words. */
const SCRIPTS_WITHOUT_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Characters that must not begin a line, and those that must not end one. */
const CLOSING = /^[\p{Pe}\p{Pf}\p{M}、。，．：；！？・ーっゃゅょッャュョ々ๆฯ.,:;!?%…”’]/u;
const OPENING = /[\p{Ps}\p{Pi}“‘]$/u;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * Breaks a paragraph into lines that fit, each with its runs in visual order. Words are kept together if they fit on a
 * line of their own. A character that no font has is shown by its code point: `[U+1F600]`.
 */
export function linesOf<Font>(
  paragraph: string,
  run: ParagraphLayout,
  measures: FontMetrics<Font>,
): Line<Font>[] {
  const { text, fonts } = withFonts(paragraph, measures);
  const widthOf = (from: number, to: number): number =>
    runsInLogicalOrder(text, fonts, from, to).reduce(
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

/** Half-open range of code units. */
type Range = readonly [from: number, to: number];

interface Prepared<Font> {
  readonly text: string;
  /** One per code unit; null for what is not drawn. */
  readonly fonts: readonly (Font | null)[];
}

function withFonts<Font>(paragraph: string, measures: FontMetrics<Font>): Prepared<Font> {
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
    const font = COMBINING.test(letter) && before ? before : measures.fontOf(letter.codePointAt(0) as number);
    if (font !== null) add(letter, font);
    else for (const sign of numberOf(letter)) add(sign, measures.fontOf(sign.codePointAt(0) as number));
  }
  return { text, fonts };
}

const numberOf = (letter: string): string =>
  `[U+${(letter.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}]`;

/** Possible line starts: after a blank, and between words of scripts without blanks. */
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

/** Cached per language: creating a segmenter loads its dictionary. */
function wordsIn(tag: string): Intl.Segmenter {
  const known = segmenters.get(tag) ?? new Intl.Segmenter(tag, { granularity: 'word' });
  segmenters.set(tag, known);
  return known;
}

function mayBreak(before: string, after: string): boolean {
  if (/^\s/.test(after) || CLOSING.test(after) || OPENING.test(before)) return false;
  // A no-break space keeps its neighbours together.
  if (/\s$/.test(before)) return !/[\u00a0\u202f]$/.test(before);
  return SCRIPTS_WITHOUT_SPACES.test(before.slice(-1)) || SCRIPTS_WITHOUT_SPACES.test(after.slice(0, 1));
}

const graphemes = (text: string, from: number, to: number): Range[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text.slice(from, to))].map(
    ({ segment, index }) => [from + index, from + index + segment.length],
  );

function trimmedEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

/** Runs in logical order. */
function runsInLogicalOrder<Font>(
  text: string,
  fonts: readonly (Font | null)[],
  from: number,
  to: number,
): TextRun<Font>[] {
  const order = Array.from({ length: to - from }, (_, index) => from + index);
  return drawn(text, fonts, order, new Uint8Array(text.length));
}

function drawn<Font>(
  text: string,
  fonts: readonly (Font | null)[],
  order: readonly number[],
  levels: Uint8Array,
): TextRun<Font>[] {
  const pieces: (TextRun<Font> & { readonly isTurned: boolean })[] = [];
  for (const index of order) {
    const letter = text[index] as string;
    const font = fonts[index] as Font | null;
    if (font === null) continue;
    const isRightToLeft = (levels[index] as number) % 2 === 1;
    // The font shapes right-to-left words; punctuation between words is mirrored here.
    const isTurned = isRightToLeft && (RIGHT_TO_LEFT.test(letter) || COMBINING.test(letter));
    const shown = isRightToLeft && !isTurned ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = pieces.at(-1);
    if (last?.font !== font || last.isTurned !== isTurned) pieces.push({ text: shown, font, isTurned });
    else pieces.splice(-1, 1, { text: isTurned ? shown + last.text : last.text + shown, font, isTurned });
  }
  return pieces.map(({ text: letters, font }) => ({ text: letters, font }));
}
