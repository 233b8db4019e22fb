import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { columnsOf, untypedQueries } from '../../platform/database/queries.js';
import { missingLanguage, stateOf } from './content-times.js';
import { descriptions } from './description.table.js';

const NOW = 1_000;

it.each([
  ['draft', { isShown: false, publishedAt: 1, endsAt: null }],
  ['scheduled', { isShown: true, publishedAt: 1_001, endsAt: 2_000 }],
  ['published', { isShown: true, publishedAt: 1_000, endsAt: 1_001 }],
  ['published', { isShown: true, publishedAt: null, endsAt: null }],
  ['ended', { isShown: true, publishedAt: 1, endsAt: 1_000 }],
])('is %s', (state, times) => {
  expect(stateOf(times, NOW)).toBe(state);
});

it.each([
  ['without the language', false, { en: { title: 'Hours', content: 'Until five' } }],
  ['with a title alone', false, { hk: { title: '時間', content: '' }, en: { title: '', content: 'Five' } }],
  ['with a text', true, { en: { title: 'Hours', content: '' }, hk: { title: '', content: '五' } }],
  [
    'with a title, where none has more',
    true,
    { en: { title: 'A', content: '' }, hk: { title: '時', content: '' } },
  ],
  [
    'with a text that looks like none',
    true,
    { hk: { title: '', content: '"hk":{"content":""' }, de: { title: '', content: 'x' } },
  ],
])('of a row %s, its language is there: %s', (_what, isThere, texts) => {
  const database = new Database(':memory:');
  database.exec('CREATE TABLE descriptions (id INTEGER, texts TEXT)');
  database.prepare('INSERT INTO descriptions VALUES (1, ?)').run(JSON.stringify(texts));
  const { sql, parameters } = untypedQueries
    .selectFrom('descriptions')
    .select('id')
    .where(missingLanguage('hk', columnsOf(descriptions)))
    .compile();
  const named = Object.fromEntries(parameters.map((value, at) => [String(at + 1), value]));
  expect(database.prepare(sql).all(named)).toHaveLength(isThere ? 0 : 1);
  database.close();
});
