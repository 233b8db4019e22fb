import { expect, it } from 'vitest';
import { pluralKey } from './plurals.js';

it.each([
  ['en', { days: 1 }, 'late_one'],
  ['en', { days: '2' }, 'late_other'],
  ['ru', { days: 3 }, 'late_few'],
  ['ru', { hours: 11 }, 'late_many'],
  ['cs', { number: 4 }, 'late_few'],
  ['ar', { days: 2, id: 1 }, 'late_two'],
  ['jp', { days: 1 }, 'late_other'],
  ['en', { id: 1 }, null],
  ['en', { days: 'many' }, null],
] as const)('%s counts %j by %s', (code, facts, key) => {
  expect(pluralKey(code, 'late', facts)).toBe(key);
});
