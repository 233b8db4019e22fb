import { array, assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FontMetrics, linesOf, type ParagraphLayout } from './agreement-lines.js';

/** Every character is one wide, a combining mark zero; there are no emoji. */
const measures: FontMetrics<string> = {
  fontOf: (codePoint) => {
    const letter = String.fromCodePoint(codePoint);
    if (/\p{Script=Arabic}/u.test(letter)) return 'ar';
    if (/\p{Script=Thai}/u.test(letter)) return 'th';
    if (/[\p{Script=Han}\p{Script=Hiragana}\u3000-\u303f\uff00-\uffef]/u.test(letter)) return 'cjk';
    return codePoint < 0x2100 ? 'latin' : null;
  },
  widthOf: (text) => [...text.replace(/\p{M}/gu, '')].length,
};
const run = (width: number, more: Partial<ParagraphLayout> = {}): ParagraphLayout => ({
  tag: 'en',
  direction: 'ltr',
  width,
  ...more,
});
const textsOf = (paragraph: string, of: ParagraphLayout): string[] =>
  linesOf(paragraph, of, measures).map(({ text }) => text);
const drawn = (paragraph: string, of: ParagraphLayout = run(99)): string[][] =>
  linesOf(paragraph, of, measures).map(({ pieces }) => pieces.map(({ text, font }) => `${font} ${text}`));

describe('breaking', () => {
  it.each([
    ['a blank ends a line, its width does not count', 'abc def ghi', run(7), ['abc def ', 'ghi']],
    ['a sign stays with its word', 'abc def, g', run(7), ['abc ', 'def, g']],
    ['a blank that does not break', 'abc 5\u00a0% x', run(6), ['abc ', '5\u00a0% x']],
    ['what it keeps together', 'abc 5\u00a0km x', run(6), ['abc ', '5\u00a0km x']],
    ['a word with a hyphen', 'ab SHA-256', run(8), ['ab ', 'SHA-256']],
    ['a long word is cut', 'abcdefgh ij', run(3), ['abc', 'def', 'gh ', 'ij']],
    [
      'a mark stays with its letter',
      'e\u0301e\u0301e\u0301e\u0301',
      run(2),
      ['e\u0301e\u0301', 'e\u0301e\u0301'],
    ],
    ['Chinese words', '借款金額，到期日', run(4, { tag: 'zh-HK' }), ['借款', '金額，', '到期日']],
    ['a bracket is not left behind', '借款（金額）', run(5, { tag: 'zh-HK' }), ['借款', '（金額）']],
    ['Thai words', 'เราจะโอนเงิน', run(7, { tag: 'th' }), ['เราจะ', 'โอนเงิน']],
    ['what fits', 'abc', run(3), ['abc']],
  ])('%s', (_, paragraph, of, lines) => {
    expect(textsOf(paragraph, of)).toEqual(lines);
  });

  it('loses nothing and keeps to the width', () => {
    const letter = constantFrom('a', 'b', ' ', '.', '(', '）', '借', 'ก', 'ا', '\u00a0', 'e\u0301', '-', '0');
    assert(
      property(array(letter, { minLength: 1, maxLength: 60 }), (letters) => {
        const paragraph = letters.join('');
        const lines = textsOf(paragraph, run(7));
        expect(lines.join('')).toBe(paragraph);
        for (const line of lines) expect(measures.widthOf(line.trimEnd(), '')).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('drawing', () => {
  const rtl = run(99, { tag: 'ar', direction: 'rtl' });
  it.each([
    ['one font for each stretch', 'Fee 借款 ok', undefined, ['latin Fee ', 'cjk 借款', 'latin  ok']],
    ['Arabic words from right to left', 'كشف حساب', rtl, ['ar حساب', 'latin  ', 'ar كشف']],
    ['brackets of Arabic are turned', '(نص)', rtl, ['latin (', 'ar نص', 'latin )']],
    ['a figure keeps its order', 'يوم \u20682026-11-20\u2069.', rtl, ['latin .2026-11-20 ', 'ar يوم']],
    ['a name in another direction', 'By \u2068علي\u2069: 5', undefined, ['latin By ', 'ar علي', 'latin : 5']],
    ['a joiner goes with its letter', 'می\u200cخ', rtl, ['ar می\u200cخ']],
    ['what no font has', 'a😀', undefined, ['latin a[U+1F600]']],
  ])('%s', (_, paragraph, of, pieces) => {
    expect(drawn(paragraph, of)).toEqual([pieces]);
  });

  it('breaks Arabic before words change places', () => {
    expect(drawn('كشف حساب رسوم', run(8, { tag: 'ar', direction: 'rtl' }))).toEqual([
      ['ar حساب', 'latin  ', 'ar كشف'],
      ['ar رسوم'],
    ]);
  });
});
