import { expect, it } from 'vitest';
import { isSame, merged } from './merged.js';

const SEEN = {
  name: 'Ann',
  is_active: true,
  roles: ['a', 'b'],
  texts: { en: { title: 'One' }, hk: { title: '一' } },
};

it('what was changed here is sent, and the rest as it is now', () => {
  const now = { ...SEEN, is_active: false, roles: ['a'], seen_at_ms: 7 };
  expect(merged({ ...SEEN, name: 'Anna' }, SEEN, now)).toEqual({
    data: { ...SEEN, name: 'Anna', is_active: false, roles: ['a'] },
    conflicts: [],
  });
});

it('a field that both changed is a conflict, unless both say the same', () => {
  expect(merged({ name: 'Anna' }, SEEN, { ...SEEN, name: 'Anne' }).conflicts).toEqual([['name']]);
  expect(merged({ name: 'Anna' }, SEEN, { ...SEEN, name: 'Anna' }).conflicts).toEqual([]);
  expect(merged({ roles: ['c'] }, SEEN, { ...SEEN, roles: ['b', 'a'] }).conflicts).toEqual([['roles']]);
});

it('a field that the record does not have is sent as it is, and what a form adds empty stays what it is now', () => {
  expect(merged({ name: 'Ann', reason: 'Why', note: null }, SEEN, SEEN)).toEqual({
    data: { name: 'Ann', reason: 'Why', note: null },
    conflicts: [],
  });
  expect(merged({ note: null }, SEEN, { ...SEEN, note: 'New' }).data).toEqual({ note: 'New' });
});

it('texts are put together by language', () => {
  const now = { ...SEEN, texts: { ...SEEN.texts, hk: { title: '二' } } };
  const mine = { texts: { ...SEEN.texts, en: { title: 'Two' } } };
  expect(merged(mine, SEEN, now)).toEqual({
    data: { texts: { en: { title: 'Two' }, hk: { title: '二' } } },
    conflicts: [],
  });
  expect(merged({ texts: { ...SEEN.texts, hk: { title: '三' } } }, SEEN, now).conflicts).toEqual([
    ['texts', 'hk'],
  ]);
  const without = { texts: { hk: SEEN.texts.hk } };
  expect(merged(without, SEEN, now).data).toEqual({ texts: { hk: { title: '二' } } });
  const third = { ...SEEN, texts: { ...SEEN.texts, de: { title: 'Drei' } } };
  expect(merged(mine, SEEN, third).data).toEqual({ texts: { ...third.texts, en: { title: 'Two' } } });
});

it.each([
  [null, undefined, true],
  [{ a: null }, {}, true],
  [[1, { a: 2 }], [1, { a: 2 }], true],
  [[1, 2], [2, 1], false],
  ['1', 1, false],
  ['', null, false],
  [[], {}, false],
])('%j and %j are the same: %s', (one, other, is) => {
  expect(isSame(one, other)).toBe(is);
});
