import { expect, it } from 'vitest';
import { readIn, writtenIn } from '../../ui/content/written-in.js';
import { titleOf } from './description.js';

const texts = {
  en: { title: '', content: '' },
  hk: { title: '充值須知', content: '' },
  ar: { title: '', content: '<p>نص</p>' },
};

it('is written in languages that have a title or a text', () => {
  expect(writtenIn(texts)).toEqual(['hk', 'ar']);
  expect(writtenIn(undefined)).toEqual([]);
});

it('is read in languages that have a text, or a title where none has more', () => {
  expect(readIn(texts)).toEqual(['ar']);
  expect(readIn({ en: texts.en, hk: texts.hk })).toEqual(['hk']);
  expect(readIn(undefined)).toEqual([]);
});

it('is called by its English title, by another one, or by its key', () => {
  const text = {
    ...{ id: 1, group: 'financial.bank', is_shown: true },
    ...{ published_at_ms: null, ends_at_ms: null, state: 'published' as const, older: [] },
  };
  expect(titleOf({ ...text, texts: { ...texts, en: { title: 'Before you pay in', content: '' } } })).toBe(
    'Before you pay in',
  );
  expect(titleOf({ ...text, texts })).toBe('充值須知');
  expect(titleOf({ ...text, texts: {} })).toBe('financial.bank');
});
