import { expect, it } from 'vitest';
import { approvedNames } from './approved-names.js';

it.each([
  ['Ann Mary Certified', 'en', true, { name: 'Ann Mary', last_name: 'Certified' }],
  ['Ann Certified', 'en', false, { name: 'Ann Certified' }],
  ['Nguyen Van An', 'vn', true, { last_name: 'Nguyen', name: 'Van An' }],
  ['陳大文', 'hk', true, { name: '陳大文' }],
  ['', 'en', true, {}],
] as const)('%s in %s', (whole, language, asksFamilyName, fields) => {
  expect(approvedNames(whole, language, asksFamilyName)).toEqual(fields);
});
