import { expect, it } from 'vitest';
import { aimFrom, aimOf, messageFrom } from './operator-message.js';

it('says whom it is for', () => {
  const of = (to: 'all' | 'filter', filter = {}) => aimOf({ to, filter });
  expect(of('all')).toBe('All customers');
  expect(of('filter')).toBe('All customers');
  expect(of('filter', { language: 'th', country: 'TH', level: 0, real: true })).toBe(
    'ไทย, TH, level 0, real accounts',
  );
});

it('names those of a filter by what was chosen alone', () => {
  expect(aimFrom({ to: 'filter', language: '', level: 0, accounts: 'demo' })).toEqual({
    to: 'filter',
    filter: { level: 0, real: false },
  });
  expect(aimFrom({ to: 'one', customer_id: 3, language: 'th' })).toEqual({ to: 'one', customer_id: 3 });
});

it('sends what is written', () => {
  const texts = { en: { title: 'Hours' }, th: { title: '', content: '' } };
  expect(messageFrom({ to: 'all', texts })).toEqual({
    to: 'all',
    reason: '',
    texts: { en: { title: 'Hours', content: '' } },
  });
});
