import { expect, it } from 'vitest';
import { firstRead } from './first-read.js';

it.each([
  [[], 'en'],
  [['de', 'en'], 'en'],
  [['hk', 'th'], 'hk'],
])('texts in %j open in %s', (written, lang) => {
  expect(firstRead(written)).toBe(lang);
});
