import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES, type LanguageCode, languageOf } from './languages.js';
import { COUNT_FACTS } from './plurals.js';

type Texts = Readonly<Record<string, string>>;

/** A language's terms, permitted deviations, and texts that may equal the English ones. */
interface Terms {
  readonly terms: Readonly<Record<string, readonly string[]>>;
  readonly except: readonly string[];
  readonly sameAsEnglish: readonly string[];
}

const ROOT = join(import.meta.dirname, 'catalogues');
const FILES = readdirSync(join(ROOT, 'en'));

const read = <T>(path: string): T => JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as T;
const textsOf = (language: string, file: string): Texts => read(`catalogues/${language}/${file}`);

const english = new Map(FILES.map((file) => [file, withoutForms(textsOf('en', file))]));
const terms = read<Record<string, readonly string[]>>('terms/en.json');
/** English base keys only: other languages need not translate its own plural forms. */
function withoutForms(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).filter(([key]) => !(key.replace(/_one$/, '') in texts) || !key.endsWith('_one')),
  );
}

const placeholders = (text: string): string[] => (text.match(/\{\{?\s*\w+\s*\}?\}/g) ?? []).sort();
const tags = (text: string): string[] => (text.match(/<\/?\w+/g) ?? []).sort();

/** A text without its placeholders. */
const worded = (text: string): string => text.replaceAll(/\{\{?\s*\w+\s*\}?\}/g, '');

/** Plural categories of a language: `one` and `other` in English. */
const pluralForms = (code: LanguageCode): readonly string[] =>
  new Intl.PluralRules(languageOf(code).tag).resolvedOptions().pluralCategories;

/** The English key that a plural form belongs to; the key itself if it is not a plural form. */
function baseOf(key: string, texts: Texts, language: LanguageCode): string {
  const [, base = key, form = ''] = /^(.+)_([a-z]+)$/.exec(key) ?? [];
  if (key in texts || !pluralForms(language).includes(form)) return key;
  const counts = COUNT_FACTS.some((name) => texts[base]?.includes(`{{${name}}}`));
  return counts ? base : key;
}

/** East Asian characters are as wide as two Latin letters; combining marks have no width. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/u;
const ZERO_WIDTH = /\p{M}/u;

/** Approximate width of a text in Latin letters. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (ZERO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0);

/** Maximum width of an English label or button text. */
const MAX_LABEL_WIDTH = 25;

/**
 * Whether a text is too long for the place of the English one: texts may be 1.6 times as wide plus 20 letters, short
 * labels 1.5 times plus 12 letters.
 */
function tooLong(text: string, english: string): boolean {
  const room = widthOf(english);
  return widthOf(text) > (room <= MAX_LABEL_WIDTH ? 1.5 * room + 12 : 1.6 * room + 20);
}

it('are there for every language', () => {
  expect(readdirSync(ROOT).sort()).toEqual([...LANGUAGE_CODES].sort());
});

describe.each(LANGUAGE_CODES)('every text of %s', (language) => {
  const faulty = (wrong: RegExp) =>
    FILES.flatMap((file) => Object.entries(textsOf(language, file)).filter(([, text]) => wrong.test(text)));

  it('writes figures as the app formats them: a decimal point, and commas between thousands', () => {
    expect(faulty(/\d,\d(?!\d\d(?!\d))|\d[.\s]\d{3}(?!\d)/u)).toEqual([]);
  });

  it('says no word twice where one text stands in another', () => {
    const bounds = textsOf(language, 'app.json')['cash.bounds'] ?? '';
    const whole = textsOf(language, 'loans.json')['loan.outOfBounds']?.replace('{{bounds}}', bounds);
    expect(whole).not.toMatch(/(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/iu);
  });

  it('has curly apostrophes', () => {
    expect(faulty(/\p{L}'|\}'/u)).toEqual([]);
  });
});

describe.each(LANGUAGE_CODES.filter((code) => code !== 'en'))('the catalogues of %s', (language) => {
  const list = read<Terms>(`terms/${language}.json`);
  const id = (file: string, key: string) => `${file.replace('.json', '')}:${key}`;
  const pairs = FILES.flatMap((file) => {
    const [texts, originals] = [textsOf(language, file), english.get(file) ?? {}];
    return Object.entries(texts).map(([key, text]) => {
      const base = baseOf(key, originals, language);
      return { file, key, base, text, original: originals[base], id: id(file, base) };
    });
  });

  it.each(FILES)('have the keys of %s', (file) => {
    const own = new Set(pairs.filter((pair) => pair.file === file).map(({ base }) => base));
    expect([...own].sort()).toEqual(Object.keys(english.get(file) ?? {}).sort());
  });

  it('have the placeholders and marks of English, and no empty text', () => {
    const faults = pairs.filter(
      ({ text, original = '' }) =>
        text.trim() === '' ||
        placeholders(text).join() !== placeholders(original).join() ||
        tags(text).join() !== tags(original).join(),
    );
    expect(faults).toEqual([]);
  });

  it('are in another language than English, but where that is right', () => {
    const same = new Set(pairs.filter(({ text, original }) => text === original).map((pair) => pair.id));
    expect([...same].filter((key) => !list.sameAsEnglish.includes(key))).toEqual([]);
    expect(list.sameAsEnglish.filter((key) => !same.has(key))).toEqual([]);
  });

  it('say each term by its word', () => {
    expect(Object.keys(list.terms).sort()).toEqual(Object.keys(terms).sort());
    const faults = Object.entries(terms).flatMap(([term, forms]) => {
      const said = new RegExp(`\\b(?:${forms.join('|')})\\b`, 'i');
      const words = (list.terms[term] ?? []).map((word) => word.toLocaleLowerCase());
      return pairs
        .filter(({ original = '' }) => said.test(worded(original)))
        .filter(({ text }) => !words.some((word) => worded(text).toLocaleLowerCase().includes(word)))
        .map((pair) => ({ term, id: pair.id, text: pair.text }));
    });
    expect(faults.filter((fault) => !list.except.includes(fault.id))).toEqual([]);
    const excepted = new Set(faults.map((fault) => fault.id));
    expect(list.except.filter((key) => !excepted.has(key))).toEqual([]);
  });

  it('fit their places', () => {
    expect(pairs.filter(({ text, original = '' }) => tooLong(text, original))).toEqual([]);
  });
});
