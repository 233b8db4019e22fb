import { expect, it } from 'vitest';
import { fits, lettersBeyond, type Setting, switchesOff, touches } from './setting.js';

const setting = { key: 'wait', description: 'Hours of waiting.', guard: null } as unknown as Setting;
const all = { wait: { zero: 'The wait is switched off.', otherwise: 'So long they wait.' } };

it.each([
  ['0', 'The wait is switched off.', true],
  ['00', 'The wait is switched off.', true],
  ['24', 'So long they wait.', false],
])('of a wait of %s it is said: %s', (value, text, isOff) => {
  expect(touches(setting, value, all)).toBe(text);
  expect(switchesOff(all.wait, value)).toBe(isOff);
});

const text = { type: 'text', least: null, most: '4', places: null } as unknown as Setting;

it.each([
  ['four', null, true],
  [' four ', null, true],
  ['fives', 5, false],
  ['', null, true],
])('of %j so many letters are more than four: %s', (value, letters, isFit) => {
  expect(lettersBeyond(text, value)).toBe(letters);
  expect(fits(text, value)).toBe(isFit);
});
