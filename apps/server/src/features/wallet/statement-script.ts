import bidiFactory, { type Bidi } from 'bidi-js';

/** `Roboto` has Latin, Greek and Cyrillic; `NotoSansHK` Chinese and kana. */
export type StatementFont =
  | 'Roboto'
  | 'NotoSansHK'
  | 'NotoSansKR'
  | 'NotoSansThai'
  | 'NotoSansDevanagari'
  | 'NotoSansArabic';

/** Run of text in one font, in visual order from left to right. */
export interface FontRun {
  readonly text: string;
  readonly font: StatementFont;
}

/** Maximum characters per line with Arabic words: the narrowest text column of a statement holds as many. */
const LINE = 48;
const ARABIC = /\p{scx=Arabic}/u;
/** From U+2E80: a middle dot also counts as Chinese, but every font has it. */
const CHINESE = /(?=[\u2e80-\u{10ffff}])[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\uff00-\uffef]/u;
/** Letters of the fonts for one script each. */
const SCRIPTS: readonly (readonly [letters: RegExp, font: StatementFont])[] = [
  [ARABIC, 'NotoSansArabic'],
  [/\p{Script=Hangul}/u, 'NotoSansKR'],
  [/\p{Script=Thai}/u, 'NotoSansThai'],
  [/\p{Script=Devanagari}|[\u0964\u0965]/u, 'NotoSansDevanagari'],
  [CHINESE, 'NotoSansHK'],
];
/** Marks and joiners, which the font of the letter before them places. */
const COMBINING = /[\p{M}\u200b-\u200d]/u;
const THAI_WORDS = /\p{Script=Thai}{2,}/gu;
/** Directional marks, which have no glyph. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
/** Date or time: its parts must not be reordered. */
const DATE = /\d+(?:[-/:]\d+)+/g;
// The package's types assume another module system.
const bidi = (bidiFactory as unknown as () => Bidi)();

/**
 * Text as it is drawn: runs of one font each, and for Arabic, lines with words in visual order from left to right.
 * Letters within a word stay in logical order: the font joins and mirrors them. The first strong letter gives the
 * direction; digits stay left to right.
 */
export function fontRunsOf(text: string): FontRun[] {
  const plain = text.replace(DIRECTIONS, '');
  if (!ARABIC.test(plain)) return joined([...plain.replace(THAI_WORDS, breakable)]);
  const direction = directionOf(plain);
  return linesOf(plain).flatMap((line, index) => [
    ...(index === 0 ? [] : [{ text: '\n', font: 'Roboto' } as const]),
    ...visual(line, direction),
  ]);
}

/** Thai words have no blanks between them: a zero-width one each lets lines break there. */
const breakable = (words: string): string =>
  [...new Intl.Segmenter('th', { granularity: 'word' }).segment(words)]
    .map(({ segment }) => (/^[\p{M}ฯๆ]/u.test(segment) ? segment : `\u200b${segment}`))
    .join('')
    .slice(1);

/** Breaks lines before words are reordered: otherwise the last words would be on the first line. */
function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => each.match(WORD) ?? [])) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
const WORD = new RegExp(`.{1,${LINE}}`, 'gu');

function visual(words: string, direction: 'ltr' | 'rtl'): FontRun[] {
  const line = words.replace(DATE, (date) => `\u2066${date}\u2069`);
  const embedding = bidi.getEmbeddingLevels(line, direction);
  const stretches: (FontRun & { readonly isTurned: boolean })[] = [];
  for (const index of bidi.getReorderedIndices(line, embedding)) {
    const letter = line[index] as string;
    if (isDirection(letter)) continue;
    const isRightToLeft = (embedding.levels[index] as number) % 2 === 1;
    const font = fontOf(letter);
    // The font shapes a word of Arabic letters; punctuation between words is mirrored here.
    const isTurned = isRightToLeft && font === 'NotoSansArabic';
    const shown = isRightToLeft ? (bidi.getMirroredCharacter(letter) ?? letter) : letter;
    const last = stretches.at(-1);
    if (last?.font !== font || last.isTurned !== isTurned) stretches.push({ text: shown, font, isTurned });
    else {
      const text = isTurned ? shown + last.text : last.text + shown;
      stretches.splice(-1, 1, { text, font, isTurned });
    }
  }
  return stretches.map(({ text, font }) => ({ text, font }));
}

function joined(letters: readonly string[]): FontRun[] {
  const stretches: FontRun[] = [];
  for (const letter of letters) {
    const last = stretches.at(-1);
    const font = last && COMBINING.test(letter) ? last.font : fontOf(letter);
    if (last?.font === font) stretches.splice(-1, 1, { text: last.text + letter, font });
    else stretches.push({ text: letter, font });
  }
  return stretches;
}

/** Direction of the first strong letter. */
const directionOf = (text: string): 'ltr' | 'rtl' =>
  bidi.getEmbeddingLevels(text, 'auto').paragraphs[0]?.level === 1 ? 'rtl' : 'ltr';

const isDirection = (letter: string): boolean => letter === '\u2066' || letter === '\u2069';

const fontOf = (letter: string): StatementFont =>
  SCRIPTS.find(([letters]) => letters.test(letter))?.[1] ?? 'Roboto';
