import { expect, it } from 'vitest';
import { type Setting, switchesOff, touches } from './setting.js';

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
