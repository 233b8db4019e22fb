import { expect, it } from 'vitest';
import { isCommonPassword, isDerivedFromCommon } from './common-passwords.js';

it.each([
  'Password1',
  'P@ssw0rd',
  'lakers24',
  'truemark1',
  '11111111',
  '12345678',
  'hgfedcba',
  'Ann@Example.com',
  'annannann1',
])('refuses %s', (password) => {
  expect(
    isCommonPassword(password, password === 'annannann1' ? 'annannann1@example.com' : 'ann@example.com'),
  ).toBe(true);
});

it.each(['correct horse', 'Tr0ub4dor&3', 'ключевое слово', '        x '])('accepts %s', (password) => {
  expect(isCommonPassword(password, 'ann@example.com')).toBe(false);
});

it.each([
  ['Password1234!', true],
  ['!!!qwerty2026', true],
  ['DragonDragon', true],
  ['Olivia.Grant99', true],
  ['a password of his own', false],
  ['correct horse battery', false],
  ['zV8-tulip-quartz', false],
  ['---------', true],
])('%s is derived from a common password: %s', (password, isMade) => {
  expect(isDerivedFromCommon(password, 'olivia.grant@house.example')).toBe(isMade);
});
