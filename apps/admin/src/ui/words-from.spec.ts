import { expect, it } from 'vitest';
import { wordsFrom } from './words-from.js';

it.each([
  ['min_amount', 'Min amount'],
  ['MinAmount', 'Min amount'],
  ['feedCode', 'Feed code'],
  ['is-on', 'Is on'],
])('%s without a name is %s', (field, words) => expect(wordsFrom(field)).toBe(words));
