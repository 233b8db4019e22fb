import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode } from '../languages.js';
import type { LoanAgreementTemplate } from './loan-agreement.js';

const FOLDER = join(import.meta.dirname, 'loan');

const templateOf = (language: LanguageCode): LoanAgreementTemplate =>
  JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as LoanAgreementTemplate;
const textsOf = ({ title, sections }: LoanAgreementTemplate): string[] => [
  title,
  ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
];
const placeholders = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();
const wordsOf = (text: string): string => text.replace(/\{\w+\}/g, '');

/** Scripts of the languages that do not use Latin letters. */
const SCRIPTS: Partial<Record<LanguageCode, RegExp>> = {
  jp: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  kr: /\p{Script=Hangul}/gu,
  hk: /\p{Script=Han}/gu,
  th: /\p{Script=Thai}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ar: /\p{Script=Arabic}/gu,
  hi: /\p{Script=Devanagari}/gu,
};
/** Terms in Latin letters in every language. */
const NAMES = /\b(?:ISO|GMT|SHA)\b/g;
const ENGLISH_WORDS =
  /(?:^|[^\p{L}])(?:the|of|and|you|your|we|is|are|never|with|amount|loan|interest)(?!\p{L})/iu;

const english = templateOf('en');

it('has a text for each language of the customer app, and no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(LANGUAGE_CODES.map((code) => `${code}.json`).sort());
});

describe.each(LANGUAGE_CODES)('the loan agreement in %s', (language) => {
  const template = templateOf(language);
  const texts = textsOf(template);

  it('has the parts of the English one, and their placeholders', () => {
    expect(template.sections.map(({ paragraphs }) => paragraphs.length)).toEqual(
      english.sections.map(({ paragraphs }) => paragraphs.length),
    );
    expect(texts.map(placeholders)).toEqual(textsOf(english).map(placeholders));
    expect(texts.map(wordsOf).join('')).not.toMatch(/[{}]/);
  });

  it('is whole: every text of a sane length, on one line, without loose blanks', () => {
    for (const [index, text] of texts.entries()) {
      const theirs = (textsOf(english)[index] as string).length;
      expect(text, text).toBe(text.trim().normalize('NFC'));
      expect(text, text).not.toMatch(/\s{2}|[\n\t]/);
      expect(text.length, text).toBeGreaterThan(theirs / 8);
      expect(text.length, text).toBeLessThan(theirs * 3 + 20);
    }
    const ratio = texts.join('').length / textsOf(english).join('').length;
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(1.5);
  });

  it('has no digits but Latin ones, and nothing that turns the direction', () => {
    expect(wordsOf(texts.join(' ')).replace(/[0-9]/g, '')).not.toMatch(/\p{Nd}/u);
    expect(texts.join('')).not.toMatch(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/);
  });
});

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))(
  'in %s nothing is left in English',
  (language) => {
    const texts = textsOf(templateOf(language)).map((text) => wordsOf(text).replace(NAMES, ''));
    const script = SCRIPTS[language];

    it.each(texts)('%s', (text) => {
      expect(textsOf(english)).not.toContain(text);
      if (script) {
        expect(text).not.toMatch(/\p{Script=Latin}/u);
        expect(text.match(script)).not.toBeNull();
      } else expect(text).not.toMatch(ENGLISH_WORDS);
    });
  },
);
