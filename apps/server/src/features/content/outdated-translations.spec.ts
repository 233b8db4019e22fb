import { expect, it } from 'vitest';
import { outdatedLanguages } from './outdated-translations.js';

const text = (title: string) => ({ title, content: '' });
const before = { texts: { en: text('Rule'), de: text('Regel'), fr: text('Règle') }, older: null };

it('marks every other language once the English text is changed', () => {
  const after = { texts: { ...before.texts, en: text('New rule') }, older: null };
  expect(outdatedLanguages(before, after)).toEqual(['de', 'fr']);
});

it('does not mark what was written with the English text', () => {
  const after = { texts: { ...before.texts, en: text('New rule'), de: text('Neue Regel') }, older: null };
  expect(outdatedLanguages(before, after)).toEqual(['fr']);
});

it('keeps the mark until the language is written anew, or found to fit still', () => {
  const marked = { texts: before.texts, older: ['de', 'fr'] };
  expect(outdatedLanguages(marked, { texts: before.texts, older: null })).toEqual(['de', 'fr']);
  expect(
    outdatedLanguages(marked, { texts: { ...before.texts, de: text('Neue Regel') }, older: null }),
  ).toEqual(['fr']);
  expect(outdatedLanguages(marked, { texts: before.texts, older: ['fr'] })).toEqual(['fr']);
  expect(outdatedLanguages(marked, { texts: { en: before.texts.en }, older: ['de'] })).toEqual([]);
});

it('marks nothing that is new, nor what nobody changed', () => {
  expect(outdatedLanguages(null, { texts: before.texts, older: ['de'] })).toEqual([]);
  expect(outdatedLanguages(before, { texts: before.texts, older: ['de'] })).toEqual([]);
});
