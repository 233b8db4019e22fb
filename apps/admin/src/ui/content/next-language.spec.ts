import { LANGUAGE_CODES } from '@truemark/i18n';
import { expect, it } from 'vitest';
import { nextLanguage } from './next-language.js';

const [first = '', second = ''] = LANGUAGE_CODES;
const last = LANGUAGE_CODES.at(-1) ?? '';

it('goes on in the order in which languages are chosen', () => {
  expect(nextLanguage(first, () => true)).toBe(second);
});

it('goes on from the last to the first', () => {
  expect(nextLanguage(last, () => true)).toBe(first);
});

it('leaves out what nothing is to be done in, and the one in sight', () => {
  expect(nextLanguage(first, (code) => code === last)).toBe(last);
  expect(nextLanguage(second, (code) => code === second)).toBeUndefined();
});
