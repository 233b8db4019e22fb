import { expect, it } from 'vitest';
import { isNear } from './near.js';

it.each([
  ['withdrawls', 'withdrawals', true],
  ['withdrwa', 'withdrawals', true],
  ['setings', 'settings', true],
  ['langauge', 'language', true],
  ['leger', 'ledger', true],
  ['opeions', 'options', true],
  ['loan', 'loans', false],
  ['lader', 'trader', false],
  ['deposits', 'dividends', false],
])('%s for %s: %s', (typed, word, wanted) => {
  expect(isNear(typed, word)).toBe(wanted);
});
