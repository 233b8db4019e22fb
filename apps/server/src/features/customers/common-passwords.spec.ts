import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.js';

it.each(['Password1', '11111111', '12345678', 'hgfedcba', 'Ann@Example.com', 'annannann1'])(
  'refuses %s',
  (password) => {
    expect(
      isCommonPassword(password, password === 'annannann1' ? 'annannann1@example.com' : 'ann@example.com'),
    ).toBe(true);
  },
);

it.each(['correct horse', 'Tr0ub4dor&3', 'ключевое слово', '        x '])('takes %s', (password) => {
  expect(isCommonPassword(password, 'ann@example.com')).toBe(false);
});
