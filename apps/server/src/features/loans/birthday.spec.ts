import { expect, it } from 'vitest';
import { refuseBirthday } from './birthday.js';

it.each([
  ['1950-01-01', null],
  ['1949-12-31', 'validation.too_small'],
  ['2008-11-22', null],
  ['2008-11-23', 'validation.too_large'],
  ['2030-01-01', 'validation.too_large'],
  ['2004-02-29', null],
  ['2005-02-29', 'validation.date'],
  ['22/11/2000', 'validation.date'],
  ['2000-1-1', 'validation.date'],
])('born on %s: %s', (birthday, refusal) => {
  expect(refuseBirthday(birthday, Date.parse('2026-11-22T00:00:00Z'))).toBe(refusal);
});
