import { expect, it } from 'vitest';
import { DURATIONS, FUNDS, needsApproval, SYMBOLS, WAYS_OF_MONEY } from './second-person.js';

it.each([
  ['a new one', DURATIONS, true, [], {}, true],
  ['a name', SYMBOLS, false, ['name'], { name: 'A' }, false],
  ['a spread', SYMBOLS, false, ['spread'], { spread: 1 }, true],
  ['a name and a spread', SYMBOLS, false, ['name', 'spread'], {}, true],
  ['switching off', SYMBOLS, false, ['isEnabled'], { isEnabled: false }, false],
  ['switching on', SYMBOLS, false, ['isEnabled'], { isEnabled: true }, true],
  ['the place of an address', WAYS_OF_MONEY, false, ['sort'], { sort: 3 }, false],
  ['an address', WAYS_OF_MONEY, false, ['address'], { address: 'T' }, true],
  ['a text of a fund', FUNDS, false, ['texts'], {}, true],
  ['taking a fund back', FUNDS, false, ['is_published'], { is_published: false }, false],
  ['nothing', WAYS_OF_MONEY, false, [], {}, false],
  ['a form without a guard', undefined, true, ['name'], {}, false],
])('%s', (_, guard, isNew, dirty, form, two) => {
  expect(needsApproval(guard, isNew, dirty, form)).toBe(two);
});
