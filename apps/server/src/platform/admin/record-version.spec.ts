import { expect, test } from 'vitest';
import { entityTag, isVersionOf, savedFields } from './record-version.js';

const RECORD = { id: 7, title: 'Hours', fee: 125_000_000n };
const FIELDS = ['title', 'fee'];
const TAG = entityTag(RECORD, FIELDS);

test.each([
  ['the tag itself', TAG, true],
  ['the tag weakened by a proxy', `W/${TAG}`, true],
  ['the tag of a compressed answer', TAG.replace(/"$/, '-gzip"'), true],
  ['one of several tags', `"0f", ${TAG}`, true],
  ['any version', '*', true],
  ['the tag of another version', entityTag({ ...RECORD, fee: 125_000_001n }, FIELDS), false],
  [
    'the tag of another order of the same values',
    entityTag({ title: 125_000_000n, fee: 'Hours' }, FIELDS),
    false,
  ],
  ['the beginning of the tag', `${TAG.slice(0, 9)}"`, false],
  ['a tag without quotes', TAG.slice(1, -1), false],
  ['nothing', '', false],
])('%s: %s', (_, ifMatch, isSame) => {
  expect(isVersionOf(ifMatch, RECORD, FIELDS)).toBe(isSame);
});

test('a field that is not saved is no part of the version', () => {
  expect(entityTag({ ...RECORD, price: 1 }, FIELDS)).toBe(entityTag({ ...RECORD, price: 2 }, FIELDS));
});

test('saved fields are those that the route takes', () => {
  expect(savedFields('/admin/api/customers/:id')).toEqual(expect.arrayContaining(['level', 'credit_score']));
  expect(savedFields('/admin/api/deposits/:id')).toBeNull();
});
