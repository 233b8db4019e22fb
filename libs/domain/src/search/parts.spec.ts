import { expect, it } from 'vitest';
import { foldForSearch, partsOf } from './parts.js';
import { isPersonFound, PARTS_OF_PERSON, personParts, type SearchFields } from './person-parts.js';

it.each([
  ['Nguyễn Văn Đạt', 'nguyen van dat'],
  ['José-María O’Brien', 'jose maria o brien'],
  ['İPEK  Yılmaz', 'ipek yilmaz'],
  ['ИВАНОВ Пётр', 'иванов петр'],
  ['王小明', '王小明'],
  ['أحمد', 'احمد'],
  ['김민수', '김민수'],
  ['Straße', 'strasse'],
  ['+49 (151) 23-45', '49 151 23 45'],
  ['***', ''],
])('%j is searched as %j', (text, wanted) => {
  expect(foldForSearch(text)).toBe(wanted);
});

it('a text is found from each of its letters on', () => {
  expect(partsOf('Ann Lee', { least: 2, most: 48 })).toEqual(['ann lee', 'nn lee', 'n lee', 'lee', 'ee']);
  expect(partsOf('abcdefghijklmnop', { least: 9, most: 3 })).toEqual([
    'abcdefghij',
    'bcdefghijk',
    'cdefghijkl',
  ]);
});

const PERSON: SearchFields = {
  name: '王小明',
  nickname: null,
  email: 'ann.lee@example.com',
  mobile: '+4915123456',
  uid: '10000042',
};
const partsFor = (person: Partial<SearchFields>) =>
  personParts(7, person).flatMap(({ part }) => (part === null ? [] : [part]));

it('two letters of a Chinese name are enough, and so are all parts of an address before its @', () => {
  expect(partsFor({ name: PERSON.name })).toEqual(['王小明', '小明', '明']);
  const parts = partsFor({ email: PERSON.email });
  for (const typed of ['lee', 'nn', 'example']) {
    expect(parts.some((part) => part.startsWith(typed))).toBe(true);
  }
  expect(parts.some((part) => part.startsWith('xample'))).toBe(false);
});

it('a change names every place of what it changes, and no place of anything else or anybody else', () => {
  const name = personParts(7, { name: 'Al' });
  expect(name.map(({ part }) => part).filter(Boolean)).toEqual(['al', 'l']);
  expect(name).toHaveLength(personParts(7, { name: 'Al with a much longer name' }).length);
  const all = personParts(7, PERSON);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.every(({ id }) => Math.floor(id / PARTS_OF_PERSON) === 7)).toBe(true);
});

it('all words have to stand somewhere, in whatever order', () => {
  expect(isPersonFound(PERSON, ['小明', 'lee', '1512'])).toBe(true);
  expect(isPersonFound(PERSON, ['lee', 'king'])).toBe(false);
});
