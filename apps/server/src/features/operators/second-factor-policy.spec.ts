import { expect, it } from 'vitest';
import { isSecondFactorDuty } from './second-factor-policy.js';

it.each([
  ['demo', '127.0.0.1', false],
  ['demo', '127.8.9.1', false],
  ['demo', '::1', false],
  ['demo', 'localhost', false],
  ['demo', '0.0.0.0', true],
  ['demo', '::', true],
  ['demo', '192.168.1.7', true],
  ['demo', 'house.example', true],
  ['none', '127.0.0.1', true],
] as const)('a %s that listens on %s: %s', (seed, host, isDuty) => {
  expect(isSecondFactorDuty({ seed, host })).toBe(isDuty);
});
