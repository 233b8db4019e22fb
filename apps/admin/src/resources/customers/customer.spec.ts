import { expect, it } from 'vitest';
import { blockedText } from './customer.js';

it.each([
  [{}, null],
  [{ trading: 'Papers are missing' }, 'Blocked: trading'],
  [{ signIn: 'Stolen', withdrawing: 'Stolen' }, 'Blocked: sign-in, withdrawing'],
])('blocked from %o: %s', (blocked, text) => {
  expect(blockedText({ blocked })).toBe(text);
});
