import { expect, it } from 'vitest';
import { DURATIONS, SYMBOLS, takesTwo, WAYS_OF_MONEY } from './second-person.js';

it.each([
  ['a new one', DURATIONS, true, [], {}, true],
  ['a name', SYMBOLS, false, ['Name'], { Name: 'A' }, false],
  ['a spread', SYMBOLS, false, ['Spread'], { Spread: 1 }, true],
  ['a name and a spread', SYMBOLS, false, ['Name', 'Spread'], {}, true],
  ['switching off', SYMBOLS, false, ['IsEnabled'], { IsEnabled: false }, false],
  ['switching on', SYMBOLS, false, ['IsEnabled'], { IsEnabled: true }, true],
  ['the place of an address', WAYS_OF_MONEY, false, ['sort'], { sort: 3 }, false],
  ['an address', WAYS_OF_MONEY, false, ['address'], { address: 'T' }, true],
  ['nothing', WAYS_OF_MONEY, false, [], {}, false],
  ['a form without a guard', undefined, true, ['name'], {}, false],
])('%s', (_, guard, isNew, dirty, form, two) => {
  expect(takesTwo(guard, isNew, dirty, form)).toBe(two);
});
