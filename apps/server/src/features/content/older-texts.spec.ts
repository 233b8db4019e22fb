import { expect, it } from 'vitest';
import { olderThanEnglish } from './older-texts.js';

const text = (title: string) => ({ title, content: '' });
const before = { texts: { en: text('Rule'), de: text('Regel'), fr: text('Règle') }, older: null };

it('marks every other language once the English text is changed', () => {
  const after = { texts: { ...before.texts, en: text('New rule') }, older: null };
  expect(olderThanEnglish(before, after)).toEqual(['de', 'fr']);
});

it('does not mark what was written with the English text', () => {
  const after = { texts: { ...before.texts, en: text('New rule'), de: text('Neue Regel') }, older: null };
  expect(olderThanEnglish(before, after)).toEqual(['fr']);
});

it('keeps the mark until the language is written anew, or found to fit still', () => {
  const marked = { texts: before.texts, older: ['de', 'fr'] };
  expect(olderThanEnglish(marked, { texts: before.texts, older: null })).toEqual(['de', 'fr']);
  expect(
    olderThanEnglish(marked, { texts: { ...before.texts, de: text('Neue Regel') }, older: null }),
  ).toEqual(['fr']);
  expect(olderThanEnglish(marked, { texts: before.texts, older: ['fr'] })).toEqual(['fr']);
  expect(olderThanEnglish(marked, { texts: { en: before.texts.en }, older: ['de'] })).toEqual([]);
});

it('marks nothing that is new, nor what nobody changed', () => {
  expect(olderThanEnglish(null, { texts: before.texts, older: ['de'] })).toEqual([]);
  expect(olderThanEnglish(before, { texts: before.texts, older: ['de'] })).toEqual([]);
});
