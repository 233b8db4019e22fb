import { expect, it } from 'vitest';
import { staleAfter } from './stale-languages.js';

const before = { en: { title: 'Rule' }, de: { title: 'Regel' }, fr: { title: 'Règle' } };

it('names the languages that a change of the English text leaves behind', () => {
  expect(staleAfter(before, { ...before, en: { title: 'New rule' } })).toEqual(['fr', 'de']);
  expect(staleAfter(before, { ...before, en: { title: 'New rule' }, de: { title: 'Neue Regel' } })).toEqual([
    'fr',
  ]);
});

it('names none where the English text stays, or there was none', () => {
  expect(staleAfter(before, { ...before, de: { title: 'Neue Regel' } })).toEqual([]);
  expect(staleAfter(undefined, before)).toEqual([]);
});
